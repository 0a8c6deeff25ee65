import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ApiCall } from '../../../../../src/adapters/http/define-call.ts';
import type { HttpClient } from '../../../../../src/adapters/http/http-client.ts';
import { readReply } from '../../../../../src/adapters/http/read-reply.ts';
import { ApiFailure } from '../../../../../src/application/api-failure.ts';
import { runs } from '../../../../runs.ts';
import { methods } from './methods.ts';
import { bodyTexts, deepArray, deepTexts } from './mutated.ts';

/** Skips the network: a complete `Response` for each body would take a minute. */
const clientGiving = (text: string, status = 200): HttpClient => {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  const response = { ok: status < 300, status, headers, text: async () => text } as Response;
  const call = async <T>({ reply }: ApiCall<T>) => (await readReply(response, reply)).judged;
  return {
    call,
    callAlone: call,
    fileOr: call,
    dated: async <T>(asked: ApiCall<T>) => ({ reply: await call(asked), date: null }),
    usesCookies: true,
    isOfGuest: false,
    keepBearer: () => undefined,
    address: (path: string) => path,
  } as unknown as HttpClient;
};

type Outcome = 'resolved' | 'failed';

const outcomeOf = async (running: Promise<unknown>): Promise<Outcome> => {
  try {
    JSON.stringify(await running);
    return 'resolved';
  } catch (error) {
    if (error instanceof ApiFailure) return 'failed';
    throw error;
  }
};

const statuses = fc.oneof(
  { weight: 9, arbitrary: fc.constant(200) },
  { weight: 1, arbitrary: fc.constantFrom(201, 401, 404, 422, 500) },
);

const tried = runs(200, 10_000);

describe.each(methods)('$name', ({ run, good }) => {
  it('resolves or rejects with an ApiFailure for changed bodies', async () => {
    const seen: Record<Outcome, number> = { resolved: 0, failed: 0 };
    const property = fc.asyncProperty(bodyTexts(good), statuses, async (text, status) => {
      seen[await outcomeOf(run(clientGiving(text, status)))]++;
    });
    await fc.assert(property, { numRuns: tried });
    // both outcomes must be common, or the fuzz proves little
    expect(Math.min(seen.resolved, seen.failed)).toBeGreaterThan(tried / 100);
  });

  it('survives a deep array in every place', async () => {
    for (const text of [deepArray, ...deepTexts(good)]) await outcomeOf(run(clientGiving(text)));
  });
});
