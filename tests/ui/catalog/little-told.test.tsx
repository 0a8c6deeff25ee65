import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parseConfig } from '../../../src/configuration/config.ts';
import { HomeLinks } from '../../../src/ui/catalog/home/home-links.tsx';
import { ScheduleOffer } from '../../../src/ui/catalog/schedules/schedule-offer.tsx';
import { ScheduleRow } from '../../../src/ui/catalog/schedules/schedule-row.tsx';
import { SchemeCard } from '../../../src/ui/catalog/schemes/scheme-card.tsx';
import { ConfigContext } from '../../../src/ui/core/config-context.ts';
import { aSchedule } from '../purchase/open-purchase.tsx';
import { showWith } from '../show-with.tsx';

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

it('each button that chooses a schedule tells its day, its city, its budget and what the buyer pays, so that nobody buys blind', () => {
  for (const city of ['Jakarta Selatan', '']) {
    const schedule = aSchedule({ site: { id: 'TUK-01', name: 'TUK Contoh', kind: 'Sewaktu', city } });
    const { unmount } = showWith(
      <ScheduleOffer purchasable={{ schedule, availability: 'open' }} slug="junior-web-programmer" />,
    );
    const place = city || 'TUK Contoh';
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      `Pilih jadwal Selasa, 15 Desember 2026 di ${place} dengan Biaya mandiri, Rp 850.000`,
      `Pilih jadwal Selasa, 15 Desember 2026 di ${place} dengan Kartu Prakerja, Tanpa biaya`,
      `Pilih jadwal Selasa, 15 Desember 2026 di ${place} dengan Ditanggung perusahaan, Tanpa biaya`,
    ]);
    unmount();
  }
});

it('a scheme without price, field and number of reviews is shown without them, and never as free', () => {
  const field = { id: '', name: '' };
  const scheme = {
    id: '1',
    slug: 'barista',
    title: 'Barista',
    field,
    description: '',
    price: null,
    rating: 4,
    reviewCount: null,
  };
  render(<SchemeCard scheme={scheme} />);
  expect(shown()).toContain('Biaya belum diketahui');
  expect(shown()).toContain('4 dari 5');
  expect(shown()).not.toMatch(/Rp|Belum ada ulasan|null|NaN/);
});

it('the card of a scheme shows the nearest date and city whole, when the server sends them', () => {
  const scheme = {
    ...{ id: '1', slug: 'barista', title: 'Barista', field: { id: '', name: '' }, price: 1, rating: 0, reviewCount: 0 },
    description: 'Bagi tenaga muda yang akan merancang, memasang, dan merawat.',
    nearest: { startsAt: '2026-12-20T01:00:00Z', city: 'Jakarta Selatan' },
  };
  const { container } = render(<SchemeCard scheme={scheme} />);
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
