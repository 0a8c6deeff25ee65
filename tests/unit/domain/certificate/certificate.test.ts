import fc from 'fast-check';
import { expect, test } from 'vitest';
import { certificateStatuses, validity } from '../../../../src/domain/certificate/certificate.ts';

const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

test('a certificate is valid up to its last moment, by the server clock, and never again after', () => {
  const property = fc.property(instants, fc.integer({ min: -1e9, max: 1e9 }), (until, away) => {
    const certificate = { status: 'valid', validUntil: until.toISOString() } as const;
    expect(validity(certificate, until.getTime() + away)).toBe(away > 0 ? 'expired' : 'valid');
  });
  fc.assert(property);
});

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
