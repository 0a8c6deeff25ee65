import { ApiFailure } from '../../../application/api-failure.ts';
import type { Scheme } from '../../../domain/catalog/scheme.ts';
import { HttpClient } from '../http-client.ts';
import type { Send } from '../send.ts';
import { HttpCatalogRepository } from './http-catalog-repository.ts';

export interface CatalogReading {
  readonly schemes: readonly Scheme[];
  readonly missing: readonly string[];
  readonly unreadable: number;
}

export class CatalogFailure extends Error {
  readonly failure: ApiFailure;
  readonly call: string;
  readonly reasons: readonly string[];

  constructor(failure: ApiFailure, call: string, reasons: readonly string[]) {
    super(`${call}: ${failure.message}`);
    this.failure = failure;
    this.call = call;
    this.reasons = reasons;
  }
}

export interface CatalogSurroundings {
  readonly send: Send;
  readonly wait: (seconds: number) => Promise<void>;
}

const mostPages = 500;
const mostTries = 6;
const atOnce = 4;

/** Retries on 429 and 503, honouring `Retry-After`, because rate limits per minute are reached quickly. */
const patiently = async <T>(read: () => Promise<T>, wait: CatalogSurroundings['wait']): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await read();
    } catch (error) {
      const { status, retryAfterSeconds = 2 ** tries } = error as ApiFailure;
      if (!(error instanceof ApiFailure) || tries === mostTries || (status !== 429 && status !== 503)) throw error;
      await wait(Math.min(retryAfterSeconds, 120));
    }
  }
};

/**
 * Reads the schemes of an API as a guest. `missing`: schemes without detail (404). `unreadable`: unreadable rows of the list. Rejects with
 * `CatalogFailure` when a call fails.
 */
export const readCatalog = async (
  baseUrl: string,
  { send, wait }: CatalogSurroundings = {
    send: (request) => fetch(request),
    wait: (seconds) => new Promise((done) => setTimeout(done, seconds * 1_000)),
  },
): Promise<CatalogReading> => {
  let reasons: readonly string[] = [];
  const catalog = new HttpCatalogRepository(
    new HttpClient({
      send,
      baseUrl,
      authentication: 'session',
      cookies: () => '',
      onUnreadable: (reply) => {
        if (reply.lost === 'reply') reasons = reply.reasons;
      },
    }),
  );
  const asked = async <T>(call: string, read: () => Promise<T>): Promise<T> => {
    try {
      return await patiently(read, wait);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      throw new CatalogFailure(error, call, ['contract', 'between'].includes(error.kind) ? reasons : []);
    }
  };

  const slugs = new Set<string>();
  let unreadable = 0;
  for (let page = 1, last = 1; page <= Math.min(last, mostPages); page += 1) {
    const found = await asked(`GET /api/schema/thumbnail?page=${page}`, () => catalog.schemes({ page }));
    for (const { slug } of found.items) slugs.add(slug);
    unreadable += found.unreadable ?? 0;
    last = found.last;
  }

  const waiting = [...slugs];
  const read = new Map<string, Scheme | null>(waiting.map((slug) => [slug, null])); // keeps the list order
  const readOn = async () => {
    for (let slug = waiting.shift(); slug !== undefined; slug = waiting.shift()) {
      const name = slug;
      read.set(name, await asked(`GET /api/schema/${encodeURIComponent(name)}/detail`, () => catalog.scheme(name)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, readOn));
  const schemes = [...read].flatMap(([slug, scheme]) => (scheme ? [{ ...scheme, slug }] : []));
  const missing = [...read].flatMap(([slug, scheme]) => (scheme ? [] : [slug]));
  return { schemes, missing, unreadable };
};
