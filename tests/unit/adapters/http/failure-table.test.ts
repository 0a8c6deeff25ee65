import { describe, expect, it } from 'vitest';
import { failureOf, refusalOf } from '../../../../src/adapters/http/failure-table.ts';

const now = Date.parse('2026-01-05T02:00:00Z');
const waitAfter = (value: string, status = 429) =>
  failureOf({ status, headers: new Headers({ 'Retry-After': value }) }, undefined, undefined, now).retryAfterSeconds;

describe('Retry-After', () => {
  it.each([
    ['60', 60],
    ['0', 0],
    ['Mon, 05 Jan 2026 02:01:30 GMT', 90],
    ['Mon, 05 Jan 2026 02:00:00 GMT', 0],
  ])('%s is %i seconds', (value, seconds) => {
    expect(waitAfter(value)).toBe(seconds);
  });

  it.each(['-5', 'soon', '', 'Mon, 05 Jan 2026 01:00:00 GMT', '9'.repeat(400)])('%j is no time to wait', (value) => {
    expect(waitAfter(value)).toBeUndefined();
  });

  it('counts on a 503 as well', () => {
    expect(waitAfter('5', 503)).toBe(5);
  });
});

describe('codes of replies with a good status', () => {
  it.each([{}, { code: '00' }, { code: 0 }, { code: '0' }, { code: '' }, null, [], 'x', { code: { deep: true } }])(
    '%j is no refusal',
    (body) => {
      expect(refusalOf(body)).toBeNull();
    },
  );

  it.each([
    { code: '01', message: 'Tidak bisa' },
    { code: 99, message: 'Tidak bisa' },
  ])('%j is a refusal in the words of the server', (body) => {
    expect(refusalOf(body)).toMatchObject({ kind: 'refused', serverMessage: 'Tidak bisa' });
  });
});
