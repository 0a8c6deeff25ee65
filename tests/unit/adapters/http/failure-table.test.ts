import { describe, expect, it } from 'vitest';
import { failureOf, refusalOf } from '../../../../src/adapters/http/failure-table.ts';

const repliedAt = { Date: 'Mon, 05 Jan 2026 02:00:00 GMT' };
const waitAfter = (value: string, status = 429, others: Readonly<Record<string, string>> = repliedAt) =>
  failureOf({ status, headers: new Headers({ ...others, 'Retry-After': value }) }, undefined).retryAfterSeconds;

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

  it('as a moment is no time to wait where the reply does not say when it was made: the device’s clock may be wrong', () => {
    const soon = new Date(Date.now() + 90_000).toUTCString();
    expect([waitAfter(soon, 429, {}), waitAfter('60', 429, {})]).toEqual([undefined, 60]);
  });

  it('counts on a 503 as well', () => {
    expect(waitAfter('5', 503)).toBe(5);
  });
});

describe('codes of replies with a good status', () => {
  it.each([
    ...[{}, { code: '00' }, { code: 0 }, { code: '0' }, { code: '' }, null, [], 'x'],
    ...[{ code: 200 }, { code: '200' }, { code: 201 }, { code: 'success' }, { code: 'OK' }, { code: null }],
  ])('%j is no refusal', (body) => {
    expect(refusalOf(body)).toBeNull();
  });

  it.each([
    { code: '02', message: 'Tidak bisa' },
    { code: 3, message: 'Tidak bisa' },
    { code: 400, message: 'Tidak bisa' },
    { code: '422', message: 'Tidak bisa' },
    { code: 500, message: 'Tidak bisa' },
    { code: '01', message: 'Tidak bisa' },
    { code: 1, message: 'Tidak bisa' },
    { code: { deep: true }, message: 'Tidak bisa' },
  ])('%j is a refusal in the words of the server', (body) => {
    expect(refusalOf(body)).toMatchObject({ kind: 'refused', serverMessage: 'Tidak bisa' });
  });
});

describe('the errors of a validator', () => {
  const fieldErrors = { email: ['Email wajib diisi.'], phone: ['Nomor terlalu pendek.', 'Nomor tidak dikenal.'] };

  it.each([
    ['under errors', { message: 'The given data was invalid.', errors: fieldErrors }],
    ['under message', { message: fieldErrors }],
    ['under message beside empty errors', { message: fieldErrors, errors: [] }],
  ])('are kept by field when they stand %s', (_, body) => {
    const failure = failureOf({ status: 422, headers: new Headers() }, body);
    expect(failure.fieldErrors).toEqual(fieldErrors);
    expect(failure.messages).toHaveLength(3);
    expect(refusalOf({ code: '03', ...body })?.fieldErrors).toEqual(fieldErrors);
  });

  it.each([[{ message: { email: 5 } }], [{ message: [1] }], [{ message: {} }]])(
    '%j is no word of the server',
    (body) => {
      const { fieldErrors: none, serverMessage } = failureOf({ status: 422, headers: new Headers() }, body);
      expect([none, serverMessage]).toEqual([undefined, undefined]);
    },
  );
});
