import { describe, expect, it } from 'vitest';
import { failureOf } from '../../../../src/adapters/http/failure-table.ts';

const repliedAt = { Date: 'Mon, 05 Jan 2026 02:00:00 GMT' };
const waitAfter = (value: string, status = 429, others: Readonly<Record<string, string>> = repliedAt) =>
  failureOf({ status, headers: new Headers({ ...others, 'Retry-After': value }) }, undefined).retryAfterSeconds;

describe('Retry-After', () => {
  it.each<readonly [string, number | undefined]>([
    ['60', 60],
    ['0', 0],
    ['Mon, 05 Jan 2026 02:01:30 GMT', 90],
    ['Mon, 05 Jan 2026 02:00:00 GMT', 0],
    ...['-5', 'soon', '', 'Mon, 05 Jan 2026 01:00:00 GMT', '9'.repeat(400)].map((value): [string, undefined] => [
      value,
      undefined,
    ]),
  ])('%s is so many seconds, for a 503 as well: %j (fault matrix 12)', (value, seconds) => {
    expect([waitAfter(value), waitAfter(value, 503)]).toEqual([seconds, seconds]);
  });

  it('as a date gives no delay where the reply has no date of its own: the device’s clock may be wrong', () => {
    const soon = new Date(Date.now() + 90_000).toUTCString();
    expect([waitAfter(soon, 429, {}), waitAfter('60', 429, {})]).toEqual([undefined, 60]);
  });
});

it.each([{ email: 5 }, [1], {}])('%j instead of a message is not shown as one', (message) => {
  const { fieldErrors, serverMessage } = failureOf({ status: 422, headers: new Headers() }, { message });
  expect([fieldErrors, serverMessage]).toEqual([undefined, undefined]);
});
