import fs from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { budgetSources, isBudgetSource } from '../../../src/domain/purchase/budget-source.ts';
import { readScheduleFilter, scheduleListAddress } from '../../../src/ui/catalog/schedules/schedule-filter.ts';
import { readSchemePages, schemeAddress } from '../../../src/ui/catalog/schemes/scheme-address.ts';
import { readSchemeFilter, schemeListAddress } from '../../../src/ui/catalog/schemes/scheme-filter.ts';
import { addressRegex, exampleAddress, pageFile, variantsOf } from '../../../src/ui/core/address-pattern.ts';
import { examTypes, loginAddress, type Path, type PathArgs, paths } from '../../../src/ui/core/paths.ts';
import { readRepeat } from '../../../src/ui/core/read-repeat.ts';
import { matchRoute, routes } from '../../../src/ui/frame/routes.tsx';
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
} from '../../../src/ui/purchase/vouchers/voucher-address.ts';
import { pages } from '../portal/pages.ts';

/** Any text of an address segment; `.` and `..` are excluded, because browsers remove them, even as %2E. */
const segment = fc
  .oneof(
    fc.string({ unit: 'binary', minLength: 1 }),
    fc.array(fc.constantFrom(...'/%?#+= .\\é2F&:'), { minLength: 1 }).map((signs) => signs.join('')),
    fc.base64String({ minLength: 4 }),
  )
  .filter((text) => !/^\.{1,2}$/.test(text));

const noType = segment.filter((text) => !(examTypes as readonly string[]).includes(text));

const noSource = segment.filter((text) => !(budgetSources as readonly string[]).includes(text));

const purchaseBase = { scheduleId: segment, budgetary: segment };

const withOwnArguments: Partial<Record<keyof typeof paths, readonly fc.Arbitrary<PathArgs>[]>> = {
  verifyEmail: [fc.record({ hash: segment }), fc.record({ id: segment, hash: segment })],
  purchase: [
    fc.record(purchaseBase),
    fc.record({ budgetSource: fc.constantFrom(...budgetSources), ...purchaseBase }),
    fc.record({ slug: segment, budgetary: segment, scheduleId: noSource }),
    fc.record({ slug: segment, budgetSource: segment, ...purchaseBase }),
  ],
  writtenExam: [
    fc.constant({}),
    fc.record({ trxid: noType }),
    fc.record({ type: fc.constantFrom(...examTypes) }),
    fc.record({ type: segment, trxid: segment }),
  ],
};

const argumentsOf = (name: keyof typeof paths): readonly fc.Arbitrary<PathArgs>[] => {
  const own = withOwnArguments[name];
  if (own) return own;
  const [, argument, optional] = /\{(\w+)(\??)\}$/.exec(paths[name].pattern) ?? [];
  if (!argument) return [fc.constant({})];
  return [...(optional ? [fc.constant({})] : []), fc.record({ [argument]: segment })];
};

const names = Object.keys(paths) as (keyof typeof paths)[];

describe.each(names)('the path %s', (name) => {
  const path = paths[name] as unknown as Path;

  it('reads back exactly what it wrote, through the address bar', () => {
    for (const args of argumentsOf(name)) {
      fc.assert(
        fc.property(args, (wanted) => {
          const address = path.to(wanted);
          expect(path.match(address)).toEqual(wanted);
          const inBrowser = new URL(address, 'https://portal.example');
          expect(inBrowser.search + inBrowser.hash).toBe('');
          expect(path.match(inBrowser.pathname)).toEqual(wanted);
        }),
      );
    }
  });

  it('never matches garbage, and never throws', () => {
    for (const tail of ['%', '%E0%A4%A', '%ff', '%zz']) {
      expect(path.match(`${path.pattern.replace(/\/\{.*/, '')}/${tail}`)).toBeNull();
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        path.match(text);
        path.match(`/${text}`);
      }),
    );
  });
});

/** Copied from specification 2, Screens and routes. */
const specified =
  `/ /login /reset-password/{token?} /profile/verify/{id?}/{hash} /profile /notifications /transaction /voucher
  /payment/{status?} /certificate-check /certificate/psre /documents/banding /schema/list /schema/schedule /schema/{slug}
  /schema/{slug?}/{schedule_id}/{budget_source?}/{budgetary} /myassessment /myassessment/timeline/{id?}
  /myassessment/agreement/{trxid?} /myassessment/apl01/{trxid?} /myassessment/apl02/{trxid?}
  /myassessment/exam/written/{type?}/{trxid?} /myassessment/exam/essay/{trxid?} /myassessment/exam/observation/{trxid?}
  /myassessment/exam/demonstration/{trxid?} /myassessment/exam/result/tab /myassessment/exam/result/{trxid?}
  /myassessment/appeal/{trxid?} /myassessment/feedback/{trxid?}`.split(/\s+/);

describe('the table of routes', () => {
  it('has a page for every path', () => {
    expect(routes.map(({ path }) => path.pattern).sort()).toEqual(names.map((name) => paths[name].pattern).sort());
  });

  it('opens a page at every path of the specification, which the law of pages visits [2.route.every]', () => {
    const opened = pages.map(([, address]) => matchRoute(new URL(address, 'http://portal.test').pathname));
    expect(specified.filter((each) => !opened.some((found) => found?.route.path.pattern === each))).toEqual([]);
  });

  it.each<[string, keyof typeof paths, PathArgs]>([
    ['/schema/listing', 'scheme', { slug: 'listing' }],
    ['/schema/list/5', 'purchase', { scheduleId: 'list', budgetary: '5' }],
    ['/schema/5/mandiri/9', 'purchase', { scheduleId: '5', budgetSource: 'mandiri', budgetary: '9' }],
    ['/myassessment/exam/result/dGFi', 'result', { trxid: 'dGFi' }],
    ['/myassessment/exam/written/benar-salah', 'writtenExam', { type: 'benar-salah' }],
    ['/myassessment/exam/written/VFJY', 'writtenExam', { trxid: 'VFJY' }],
    ['/schema/list/', 'schemes', {}],
  ])('maps %s to the page %s', (address, name, args) => {
    expect(matchRoute(address)).toMatchObject({ route: { path: { pattern: paths[name].pattern } }, args });
  });

  it('contains only pages with stories of their states (decision 24)', () => {
    const table = fs.readFileSync('src/ui/frame/routes.tsx', 'utf8');
    const pages = Array.from(table.matchAll(/import\('([\w./-]+)\.tsx'\)/g), ([, page]) => page);
    expect(pages.length).toBeGreaterThan(30);
    expect(pages.filter((page) => !fs.existsSync(`src/ui/frame/${page}.stories.tsx`))).toEqual([]);
  });
});

describe('the web server’s table of addresses', () => {
  const regexes = routes.map(({ path }) => ({ path, regex: new RegExp(addressRegex(path.pattern)) }));
  const found = (address: string) => regexes.find(({ regex }) => regex.test(address))?.path ?? null;

  it.each(names)('leads to the same page as the portal: %s', (name) => {
    for (const args of argumentsOf(name)) {
      const writeAddress = paths[name].to as (args: PathArgs) => string;
      fc.assert(
        fc.property(args.map(writeAddress), (address) => {
          expect(found(address)).toBe(matchRoute(address)?.route.path);
        }),
      );
    }
  });

  it('finds no page where the portal has none', () => {
    const word = fc.constantFrom('schema', 'login', 'myassessment', 'exam', 'written', 'mandiri', '%zz', '');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (words) => {
        const address = `/${words.join('/')}`;
        if (words.includes('')) return;
        expect(found(address)).toBe(matchRoute(address)?.route.path ?? null);
      }),
    );
  });

  it('has a separate file for each page, and an example of each of its addresses', () => {
    const patterns = routes.map(({ path }) => path.pattern);
    expect(new Set(patterns.map(pageFile)).size).toBe(patterns.length);
    for (const { path } of routes)
      for (const variant of variantsOf(path.pattern))
        expect(matchRoute(exampleAddress(variant))?.route.path, variant).toBe(path);
  });
});

it.each([
  [loginAddress(), '/login'],
  [loginAddress('/'), '/login'],
  [loginAddress('/schema/jwp?x=1&y=2'), '/login?next=%2Fschema%2Fjwp%3Fx%3D1%26y%3D2'],
  [loginAddress(undefined, true), '/login?signup=1'],
])('the address of the log-in page is %s', (address, expected) => {
  expect(address).toBe(expected);
});

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
});
