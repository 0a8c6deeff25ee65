import fc from 'fast-check';
import { expect, test } from 'vitest';
import { certificateStatuses, validity } from '../../../../src/domain/certificate/certificate.ts';

const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

test.each(['2026-03-10', '2026-03-10T00:00:00+07:00', '2026-03-10T23:59:59+07:00'])(
  'a certificate until %s is valid through the whole of that day in WIB, by the server clock, and never again after',
  (validUntil) => {
    const at = (now: string) => validity({ status: 'valid', validUntil }, Date.parse(now));
    expect(at('2026-03-10T00:00:01+07:00')).toBe('valid');
    expect(at('2026-03-10T23:59:59+07:00')).toBe('valid');
    expect(at('2026-03-11T00:00:00+07:00')).toBe('expired');
    expect(at('2036-03-10T12:00:00+07:00')).toBe('expired');
  },
);

test('what the server says is over is over, whatever the date says; without a clock only the server judges', () => {
  const property = fc.property(
    fc.constantFrom(...certificateStatuses, 'unknown' as const),
    instants,
    fc.option(instants),
    (status, until, now) => {
      const judged = validity({ status, validUntil: until.toISOString() }, now?.getTime() ?? null);
      if (status !== 'valid' || now === null) expect(judged).toBe(status);
    },
  );
  fc.assert(property);
});

test('a certificate without a last day is what the server says', () => {
  expect(validity({ status: 'valid', validUntil: null }, Date.parse('2040-01-01'))).toBe('valid');
});
