import type { Page } from '@playwright/test';

interface SentCall {
  readonly path: string;
  readonly key: string | null;
  readonly body: {
    readonly action?: string;
    readonly answers?: readonly { readonly value: string; readonly device?: string }[];
  } | null;
}

/** From here on each document remembers what it sends; `sent` gives the calls of a path. */
export const rememberCalls = (page: Page) =>
  page.addInitScript(() => {
    const calls: object[] = [];
    const remembering = new Proxy(Request, {
      construct: (target, [url, init]: [URL, RequestInit | undefined]) => {
        const body = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
        calls.push({ path: new URL(url).pathname, key: new Headers(init?.headers).get('Idempotency-Key'), body });
        return new target(url, init);
      },
    });
    Object.assign(globalThis, { Request: remembering, sentCalls: calls });
  });
export const sent = async (page: Page, path: string): Promise<readonly SentCall[]> => {
  const calls = await page.evaluate(() => (globalThis as unknown as { sentCalls: SentCall[] }).sentCalls);
  return calls.filter((call) => call.path === path);
};
