import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { notificationTokens } from '../../../src/application/notification/tokens.ts';
import { purchaseTokens } from '../../../src/application/purchase/tokens.ts';
import { parseConfig } from '../../../src/configuration/config.ts';
import { HomeLinks } from '../../../src/ui/catalog/home/home-links.tsx';
import HomePage from '../../../src/ui/catalog/home/home-page.tsx';
import { ScheduleOffer } from '../../../src/ui/catalog/schedules/schedule-offer.tsx';
import { ScheduleRow } from '../../../src/ui/catalog/schedules/schedule-row.tsx';
import { chooseAddress, whenParts } from '../../../src/ui/catalog/schedules/schedule-text.ts';
import { SchemeCard } from '../../../src/ui/catalog/schemes/scheme-card.tsx';
import { ConfigContext } from '../../../src/ui/core/config-context.ts';
import { enter } from '../../../src/ui/core/session/session-view.ts';
import { aTransaction } from '../../fakes/purchase-fakes.ts';
import { aSchedule } from '../purchase/open-purchase.tsx';
import { openPages } from '../purchase/portal-page.tsx';
import { FakeServices, person, showWith } from '../show-with.tsx';
import { aScheme } from './a-scheme.ts';

const ayu = person('1', 'Ayu');

const open = (beforeHydration?: () => void, services = new FakeServices()) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  return openPages({ '/': HomePage }, '/', services, undefined, beforeHydration).session;
};

describe('the home page', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    [false, true],
    [true, false],
    [null, false],
  ])(
    'when the session becomes known, mentions the verification to a person with a verified email: %s',
    async (emailVerified, said) => {
      const session = open();
      await act(async () => enter(session, { ...ayu, emailVerified }));
      await screen.findByRole('heading', { level: 1, name: 'Halo Ayu' });
      const line = screen.queryByText(/^Email Anda belum terverifikasi/)?.parentElement;
      expect(Boolean(line)).toBe(said);
      if (!line) return;
      expect(line.textContent).toContain('orang-1@contoh.example');
      expect(within(line).getByRole('link').getAttribute('href')).toBe('/profile');
    },
  );

  it('when the session becomes known, leaves the search field with its text to a person who is typing there', async () => {
    const session = open();
    const search = screen.getByLabelText<HTMLInputElement>('Cari skema sertifikasi');
    fireEvent.input(search, { target: { value: 'barista' } });
    await act(async () => enter(session, ayu));
    expect(screen.getByLabelText('Cari skema sertifikasi')).toBe(search);
    expect(search.value).toBe('barista');
  });

  it('when the session becomes known, keeps text that was typed into the prerendered page before hydration', async () => {
    const field = () => screen.getByLabelText<HTMLInputElement>('Cari skema sertifikasi');
    const session = open(() => {
      field().value = 'barista';
    });
    await act(async () => enter(session, ayu));
    expect(field().value).toBe('barista');
  });

  it('when the session becomes known, leaves the search field to a person who has just focused it, until they leave it empty', async () => {
    const session = open();
    const search = screen.getByLabelText<HTMLInputElement>('Cari skema sertifikasi');
    act(() => search.focus());
    await act(async () => enter(session, ayu));
    expect(screen.getByLabelText('Cari skema sertifikasi')).toBe(search);
    act(() => search.blur());
    expect(await screen.findByRole('heading', { level: 1, name: 'Halo Ayu' })).toBeDefined();
  });

  const hero = () => screen.queryByRole('heading', { level: 1 });

  it('while the session of this browser is awaited, shows a neutral shell instead of the page of a guest', async () => {
    const session = open();
    expect(hero()?.textContent).toMatch(/^Buktikan keahlian/);
    await act(async () => void Object.assign(session, { expected: true }));
    expect(hero()).toBeNull();
    expect(screen.getByText('Memuat…')).toBeDefined();
    await act(async () => enter(session, ayu));
    expect(await screen.findByRole('heading', { level: 1, name: 'Halo Ayu' })).toBeDefined();
  });

  describe('the home page of a candidate without a purchase that goes on', () => {
    const order = aTransaction({ status: 'expired', expiresAt: '2026-03-02T01:00:00Z' });
    const page = (items: readonly unknown[]) => ({ items, current: 1, last: 1, total: items.length });
    const openWith = async (failed: readonly unknown[]) => {
      const services = new FakeServices()
        .with(purchaseTokens.transactions, { list: async () => page([]) } as never)
        .with(purchaseTokens.purchaseQueries, {
          transactions: async (tab: string) => page(tab === 'failed' ? failed : []),
        } as never)
        .with(notificationTokens.notifications, { page: async () => page([]) } as never);
      await act(async () => enter(open(undefined, services), ayu));
    };

    it('names an order that lapsed unpaid, with the way to buy it again', async () => {
      await openWith([order]);
      expect(await screen.findByRole('heading', { name: 'Pendaftaran Anda batal karena belum dibayar' })).toBeDefined();
      expect(screen.getByText(/^Junior Web Programmer: .*Senin, 2 Maret 2026/)).toBeDefined();
      const again = screen.getByRole('link', { name: 'Daftar lagi' });
      expect(again.getAttribute('href')).toBe('/schema/junior-web-programmer?semula=JDW-003');
    });

    it.each([
      ['cancelled it', [{ ...order, status: 'cancelled' }]],
      ['bought nothing', []],
    ])('invites a person who %s to choose a scheme', async (_, failed) => {
      await openWith(failed);
      expect(await screen.findByRole('heading', { name: 'Anda belum mengikuti sertifikasi' })).toBeDefined();
    });
  });
});

const shown = () => document.body.textContent ?? '';

const notKnown = { endsAt: null, registrationUntil: null, seatsLeft: null };

const site = { id: '', name: '', kind: '', city: '' };

it('a schedule without deadline, seats and place is shown without them', () => {
  showWith(<ScheduleRow purchasable={{ schedule: aSchedule({ ...notKnown, site }), availability: 'open' }} />);
  expect(shown()).toContain('Tempat belum diketahui');
  expect(shown()).toContain('Pendaftaran dibuka');
  expect(shown()).not.toMatch(/Invalid|null|NaN|Daftar s\.d\./);
});

it('a schedule says of the Prakerja budget alone that a voucher pays its price, and shows what the buyer pays', () => {
  showWith(
    <ScheduleOffer purchasable={{ schedule: aSchedule(), availability: 'open' }} slug="junior-web-programmer" />,
  );
  const said = screen.getAllByText(/harga Rp 850\.000 dibayar dengan voucher dari kode Prakerja/);
  expect(said.map((each) => each.parentElement?.querySelector('b')?.textContent)).toEqual(['Tanpa biaya']);
});

it.each([
  ['one day', '2026-12-15T10:00:00Z', []],
  ['the beginning where the end is unknown', null, []],
  ['the last of several days by the clock of its place', '2026-12-15T17:30:00Z', ['s.d. Rabu, 16 Desember 2026']],
])('the words of a schedule name %s', (_, endsAt, more) => {
  expect(whenParts(aSchedule({ endsAt }))).toEqual(['Selasa, 15 Desember 2026, 08.00\u00a0WIB', ...more]);
});

it('the link to buy a schedule leads to its purchase with the first budget, or to its scheme where there is none', () => {
  expect(chooseAddress(aSchedule())).toBe('/schema/junior-web-programmer/JDW-003/mandiri/ANG-1');
  expect(chooseAddress(aSchedule({ budgets: [] }))).toBe('/schema/junior-web-programmer');
});

it('each button that chooses a schedule tells its day, its city, its budget and what the buyer pays, so that nobody buys blind', () => {
  for (const city of ['Jakarta Selatan', '']) {
    const schedule = aSchedule({ site: { id: 'TUK-01', name: 'TUK Contoh', kind: 'Sewaktu', city } });
    const { unmount } = showWith(
      <ScheduleOffer purchasable={{ schedule, availability: 'open' }} slug="junior-web-programmer" />,
    );
    const place = city || 'TUK Contoh';
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      `Pilih Biaya mandiri jadwal Selasa, 15 Desember 2026 di ${place}, Rp 850.000`,
      `Pilih Kartu Prakerja jadwal Selasa, 15 Desember 2026 di ${place}, Tanpa biaya`,
      `Pilih Ditanggung perusahaan jadwal Selasa, 15 Desember 2026 di ${place}, Tanpa biaya`,
    ]);
    unmount();
  }
});

it('a scheme without price, field and number of reviews is shown without them, and never as free', () => {
  const unknown = { price: null, field: { id: '', name: '' }, rating: 4, reviewCount: null };
  render(<SchemeCard scheme={aScheme(unknown)} />);
  expect(shown()).toContain('Biaya belum diketahui');
  expect(shown()).toContain('4 dari 5');
  expect(shown()).not.toMatch(/Rp|Belum ada ulasan|null|NaN/);
});

it('the card of a scheme shows the nearest date and city whole, when the server sends them', () => {
  const description = 'Bagi tenaga muda yang akan merancang, memasang, dan merawat.';
  const nearest = { startsAt: '2026-12-20T01:00:00Z', city: 'Jakarta Selatan' };
  const { container } = render(<SchemeCard scheme={aScheme({ description, nearest })} />);
  expect(shown()).toContain('Jadwal terdekat 20 Des 2026 di Jakarta Selatan');
  expect(shown()).not.toContain('…');
  expect(container.querySelector('svg path[stroke-width="2.2"]')).toBeNull();
});

it.each([
  [true, 3],
  [false, 2],
])('the home page leads to the certificate check where the API has one: %s', (certificateCheck, links) => {
  render(
    <ConfigContext value={parseConfig({ features: { certificateCheck } })}>
      <HomeLinks />
    </ConfigContext>,
  );
  expect(screen.getAllByRole('link')).toHaveLength(links);
});
