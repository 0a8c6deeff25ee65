import { expect, it } from 'vitest';
import { timeCalls } from '../../../../src/adapters/http/time/time-calls.ts';
import { clockDrifts } from '../../../../tools/contract/check/clock.ts';

const hours = 3_600_000;
const now = Date.parse('2026-11-24T02:00:00Z');

it.each([
  ['header Date', now, now - 7 * hours, now, '7 jam lebih lambat daripada waktu di jawabannya'],
  ['data', now - 7 * hours, now, now, '7 jam lebih lambat daripada header Date'],
  ['data', now, now + 2 * hours, now + 90 * hours, '2 jam lebih lambat daripada header Date'],
])(
  'the check takes %s for what is wrong of two times, by the clock of this machine',
  (field, told, date, arrived, found) => {
    const text = JSON.stringify({ data: new Date(told).toISOString() });
    const more = { status: 200, contentType: 'application/json', redirected: false, path: '', sent: undefined };
    const drifts = clockDrifts({ call: timeCalls.now, text, date, arrived, ...more });
    expect(drifts).toEqual([expect.objectContaining({ field, found, cost: 'reply' })]);
  },
);
