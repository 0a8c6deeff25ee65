import { expect, it } from 'vitest';
import {
  readVoucherPlace,
  redeemAddress,
  voucherListAddress,
  voucherOrderAddress,
} from '../../src/ui/purchase/vouchers/voucher-address.ts';
import { matchRoute } from '../../src/ui/routes.tsx';
import { aVoucher } from '../fakes/voucher-fakes.ts';

const searchOf = (address: string) => new URL(address, 'http://portal.test').search;

it.each([
  ['unused', 1],
  ['unused', 3],
  ['used', 1],
  ['expired', 12],
] as const)('the list %s, page %i is read as it was written', (status, page) => {
  expect(readVoucherPlace(searchOf(voucherListAddress(status, page)))).toEqual({ kind: 'list', status, page });
});

it('the form is read as it was written, with and without a scheme', () => {
  for (const scheme of ['barista', undefined])
    expect(readVoucherPlace(searchOf(redeemAddress(scheme)))).toEqual({ kind: 'redeem', scheme });
});

it.each([
  ['?tab=lain&page=0', { kind: 'list', status: 'unused', page: 1 }],
  ['?tab=used&page=-1', { kind: 'list', status: 'used', page: 1 }],
  ['?page=1e9', { kind: 'list', status: 'unused', page: 1 }],
  ['?tukar=2', { kind: 'list', status: 'unused', page: 1 }],
  ['?tukar=1&skema=%3Cscript%3E', { kind: 'redeem', scheme: undefined }],
])('%s counts as far as it is valid', (search, place) => expect(readVoucherPlace(search)).toEqual(place));

it('a voucher is used at the review of what it pays for', () => {
  const address = voucherOrderAddress(aVoucher()) ?? '';
  expect(matchRoute(new URL(address, 'http://portal.test').pathname)?.args).toEqual({
    slug: 'junior-web-programmer',
    scheduleId: 'JDW-003',
    budgetSource: 'prakerja',
    budgetary: 'ANG-2',
  });
  expect(address).not.toContain('?');
});
