import { describe, expect, it } from 'vitest';
import { isBudgetSource } from '../../../src/domain/purchase/budget-source.ts';
import {
  isFiltered,
  readScheduleFilter,
  scheduleListAddress,
} from '../../../src/ui/catalog/schedules/schedule-filter.ts';
import { readSchemePages, schemeAddress } from '../../../src/ui/catalog/schemes/scheme-address.ts';
import { readSchemeFilter, schemeListAddress } from '../../../src/ui/catalog/schemes/scheme-filter.ts';
import { readRepeat } from '../../../src/ui/core/read-repeat.ts';
import { matchRoute } from '../../../src/ui/frame/routes.tsx';
import {
  notificationListAddress,
  readNotificationView,
} from '../../../src/ui/notification/public/notification-view.ts';
import { withRepeat } from '../../../src/ui/purchase/public/purchase-address.ts';
import { repeatQuery } from '../../../src/ui/purchase/public/repeat-query.ts';
import {
  redeemAddress,
  voucherAddressOf,
  voucherListAddress,
  voucherOrderAddress,
} from '../../../src/ui/purchase/vouchers/voucher-address.ts';
import { aVoucher } from '../../fakes/voucher-fakes.ts';

const searchOf = (address: string) => new URL(address, 'http://portal.test').search;
const firstPages = { schedulePage: 1, reviewPage: 1, repeat: '' };
const certificate = 'CONTOH 62010 2513 1 0000088 2026';
const renewal = 'perpanjang=CONTOH%2062010%202513%201%200000088%202026';
const longest = `?search=${encodeURIComponent('𝄞'.repeat(150))}`;

const written: readonly (readonly [object, string, (search: string) => unknown])[] = [
  [{}, schemeListAddress({}), readSchemeFilter],
  [{ field: 'SKM.01_a', page: 3 }, schemeListAddress({ field: 'SKM.01_a', page: 3 }), readSchemeFilter],
  [{ search: 'k3 & "air" 100%' }, schemeListAddress({ search: 'k3 & "air" 100%' }), readSchemeFilter],
  [firstPages, schemeAddress('barista', firstPages), readSchemePages],
  [
    { schedulePage: 2, reviewPage: 3, repeat: renewal },
    schemeAddress('barista', { schedulePage: 2, reviewPage: 3, repeat: renewal }),
    readSchemePages,
  ],
  [{ unreadOnly: true, page: 1 }, notificationListAddress({ unreadOnly: true, page: 1 }), readNotificationView],
  [{ kind: 'list', status: 'unused', page: 3 }, voucherListAddress('unused', 3), voucherAddressOf],
  [{ kind: 'redeem', scheme: 'barista' }, redeemAddress('barista'), voucherAddressOf],
  [
    { kind: 'reassessment', trxId: 'TRX-1' },
    withRepeat('/schema/barista', { kind: 'reassessment', trxId: 'TRX-1' }),
    readRepeat,
  ],
  [{ kind: 'renewal', certificate }, withRepeat('/schema/barista', { kind: 'renewal', certificate }), readRepeat],
];

describe('the state of a list in its address', () => {
  it.each(written)('is read as %o from %s', (state, address, read) => expect(read(searchOf(address))).toEqual(state));

  it('contains only what differs from the default', () => {
    expect(schemeListAddress({ search: '   ', page: 1 })).toBe('/schema/list');
    expect(schemeAddress('barista', firstPages)).toBe('/schema/barista');
    expect(schemeAddress('barista', { schedulePage: 2, reviewPage: 1, repeat: renewal })).toBe(
      `/schema/barista?jadwal=2&${renewal}`,
    );
    expect(withRepeat('/schema/barista', null)).toBe('/schema/barista');
    expect(scheduleListAddress({})).toBe('/schema/schedule');
    const filter = { scheme: 'barista', month: '2026-12', site: 'TUK-01', budgetSource: 'prakerja', page: 4 } as const;
    const address = '/schema/schedule?scheme=barista&month=2026-12&site=TUK-01&budget_source=prakerja&page=4';
    expect(scheduleListAddress(filter)).toBe(address);
    expect(readScheduleFilter(searchOf(address), isBudgetSource)).toEqual(filter);
  });

  it.each([
    ...['?page=0', '?page=1', '?page=-2', '?page=2.5', '?page=1e3', '?page=99999', '?page=dua', '?unknown=1'],
    ...['?field=', '?field=a%2Fb', '?field=%3Cscript%3E', `?field=${'a'.repeat(101)}`, '?search=%20%09%0A'],
  ])('ignores invalid values of schemes: %s', (query) => expect(readSchemeFilter(query)).toEqual({}));

  it.each(['?month=2026-13', '?month=2026-1', '?month=26-01', '?budget_source=tunai', '?scheme=..%2F..', '?site='])(
    'ignores invalid values of schedules: %s',
    (query) => expect(readScheduleFilter(query, isBudgetSource)).toEqual({}),
  );

  it.each(['?page=0', '?page=-1', '?page=1e9', '?page=x', '?page=', '?tab=semua', '?page=9999999', ''])(
    'is the first page of all notifications at %s',
    (search) => expect(readNotificationView(search)).toEqual({ unreadOnly: false, page: 1 }),
  );

  it.each([
    ['?tab=lain&page=0', { kind: 'list', status: 'unused', page: 1 }],
    ['?tab=used&page=-1', { kind: 'list', status: 'used', page: 1 }],
    ['?tukar=2', { kind: 'list', status: 'unused', page: 1 }],
    ['?tukar=1&skema=%3Cscript%3E', { kind: 'redeem', scheme: undefined }],
  ])('uses only the valid values for vouchers: %s', (search, place) => {
    expect(voucherAddressOf(search)).toEqual(place);
  });

  it('contains a search as one line of at most 100 characters, decoded once, without a split character', () => {
    expect(readSchemeFilter(`?search=${encodeURIComponent('  a\u0000\n  b  ')}`).search).toBe('a b');
    expect([...(readSchemeFilter(longest).search ?? '')]).toHaveLength(100);
    expect(readSchemeFilter('?search=100%2525').search).toBe('100%25');
  });

  it('is filtered by anything but the page', () => {
    expect([isFiltered({ page: 2 }), isFiltered({ month: '2026-12' })]).toEqual([false, true]);
  });
});

describe('a purchase', () => {
  it('continues from the same certificate beside another part of its address', () => {
    const address = withRepeat('/schema/barista?jadwal=2', { kind: 'renewal', certificate });
    expect(readRepeat(`?${repeatQuery(searchOf(address))}`)).toEqual({ kind: 'renewal', certificate });
  });

  it.each([
    ...['', '?ulang=', '?ulang=%25%25', '?ulang=PHNjcmlwdD4', '?perpanjang=', '?perpanjang=12'],
    '?perpanjang=%3Cscript%3E',
  ])('continues from nothing when its address says %s', (search) => expect(readRepeat(search)).toBeNull());

  it('with a voucher opens the review of the voucher’s order', () => {
    const address = voucherOrderAddress(aVoucher()) ?? '';
    expect(matchRoute(new URL(address, 'http://portal.test').pathname)?.args).toEqual({
      slug: 'junior-web-programmer',
      scheduleId: 'JDW-003',
      budgetSource: 'prakerja',
      budgetary: 'ANG-2',
    });
    expect(address).not.toContain('?');
  });
});
