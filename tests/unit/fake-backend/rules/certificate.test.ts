import { expect, it } from 'vitest';
import {
  certificateStatusOf,
  comparedNumber,
  namedDocument,
  newCertificate,
} from '../../../../fake-backend/rules/certificate.ts';

const issued = (day: string, id = 'TRX-2026-000171') =>
  newCertificate({ id, holder: 'Gita Contoh', schemeId: 'SKM-07', issuedAt: `${day}T09:00:00+07:00` });

it('a certificate number has its scheme, its purchase and its year, with at most seven digits', () => {
  const numbers = (id: string) => {
    const { number, register_number } = issued('2026-03-10', id);
    return [number, register_number];
  };
  expect(numbers('TRX-2026-000171')).toEqual(['CONTOH 62010 2513 7 0000171 2026', 'CONTOH 1483 000171 2026']);
  expect(numbers('TRX-123456789')[0]).toBe('CONTOH 62010 2513 7 3456789 2026');
  expect(numbers('besar')[0]).toBe('CONTOH 62010 2513 7 0000000 2026');
  expect(numbers('besar-42')[1]).toBe('CONTOH 1483 00042 2026');
});

it.each([
  ['2026-03-10', '2029-03-10'],
  ['2024-02-29', '2027-02-28'],
  ['2025-02-28', '2028-02-28'],
  ['2025-01-29', '2028-01-29'],
])('a certificate of %s is valid until %s', (day, last) => {
  expect(issued(day).valid_until).toBe(`${last}T23:59:59+07:00`);
});

it('a certificate is found in any notation of its number', () => {
  expect(comparedNumber(' contoh-62010/2513 7 0000171 2026')).toBe('CONTOH620102513700001712026');
});

it('a certificate is signed while its stage is open', () => {
  expect(certificateStatusOf(issued('2026-03-10'), { status: 'locked' })).toBe('ready');
  for (const status of ['open', 'submitted'] as const)
    expect(certificateStatusOf(undefined, { status })).toBe('signing');
  for (const status of ['locked', 'done'] as const)
    expect(certificateStatusOf(undefined, { status })).toBe('not_ready');
  expect(certificateStatusOf(undefined, undefined)).toBe('not_ready');
});

it.each([
  ['CERT-TRX-1', { kind: 'certificate', trxId: 'TRX-1' }],
  ['APPEAL-TRX-1', { kind: 'appeal', trxId: 'TRX-1' }],
  ['RECEIPT-TRX-1', { kind: 'receipt', trxId: 'TRX-1' }],
  ['CERT-', null],
  ['XCERT-TRX-1', null],
  ['', null],
])('the file id %j names %j', (id, named) => {
  expect(namedDocument(id)).toEqual(named);
});
