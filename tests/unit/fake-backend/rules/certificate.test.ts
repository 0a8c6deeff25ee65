import { describe, expect, it } from 'vitest';
import {
  comparedNumber,
  namedDocument,
  newCertificate,
  standingOf,
} from '../../../../fake-backend/rules/certificate.ts';

const issued = (issuedAt: string, id = 'TRX-2026-000171', schemeId = 'SKM-07') =>
  newCertificate({ id, holder: 'Gita Contoh', schemeId, issuedAt });

describe('a certificate', () => {
  it('is numbered by its scheme, its purchase and its year, and is valid for three years', () => {
    expect(issued('2026-03-10T09:00:00+07:00')).toEqual({
      id: 'TRX-2026-000171',
      number: 'CONTOH 62010 2513 7 0000171 2026',
      register_number: 'CONTOH 1483 000171 2026',
      holder: 'Gita Contoh',
      scheme_id: 'SKM-07',
      issued_at: '2026-03-10T09:00:00+07:00',
      valid_until: '2029-03-10T23:59:59+07:00',
      revoked_at: null,
      revoked_reason: null,
      reminded_at: null,
    });
  });

  it('has a serial number of at most seven digits, and 0 where there is none', () => {
    const numberOf = (id: string) => issued('2026-03-10T09:00:00+07:00', id).number;
    expect(numberOf('TRX-123456789')).toBe('CONTOH 62010 2513 7 3456789 2026');
    expect(numberOf('besar')).toBe('CONTOH 62010 2513 7 0000000 2026');
    expect(issued('2026-03-10T09:00:00+07:00', 'besar-42').register_number).toBe('CONTOH 1483 00042 2026');
  });

  it.each([
    ['2024-02-29', '2027-02-28'],
    ['2025-02-28', '2028-02-28'],
    ['2025-01-29', '2028-01-29'],
  ])('of %s is valid until %s', (day, last) => {
    expect(issued(`${day}T09:00:00+07:00`).valid_until).toBe(`${last}T23:59:59+07:00`);
  });

  it('is found however its number is typed', () => {
    expect(comparedNumber(' contoh-62010/2513 7 0000171 2026')).toBe('CONTOH620102513700001712026');
  });

  it('is signed while its stage is open', () => {
    expect(standingOf(issued('2026-03-10T09:00:00+07:00'), { status: 'locked' })).toBe('ready');
    for (const status of ['open', 'submitted'] as const) expect(standingOf(undefined, { status })).toBe('signing');
    for (const status of ['locked', 'done'] as const) expect(standingOf(undefined, { status })).toBe('not_ready');
    expect(standingOf(undefined, undefined)).toBe('not_ready');
  });
});

describe('a file id', () => {
  it.each([
    ['CERT-TRX-1', { kind: 'certificate', trxId: 'TRX-1' }],
    ['APPEAL-TRX-1', { kind: 'appeal', trxId: 'TRX-1' }],
    ['RECEIPT-TRX-1', { kind: 'receipt', trxId: 'TRX-1' }],
    ['CERT-', null],
    ['XCERT-TRX-1', null],
    ['', null],
  ])('%j names %j', (id, named) => {
    expect(namedDocument(id)).toEqual(named);
  });
});
