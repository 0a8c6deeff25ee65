import '../../../src/ui/catalog/schemes/scheme-page.tsx';
import '../../../src/ui/assessment/result/result-tabs-page.tsx';
import '../../../src/ui/catalog/schemes/scheme-list-page.tsx';
import '../../../src/ui/purchase/history/transactions-page.tsx';
import '../../../src/ui/purchase/payment/payment-page.tsx';
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { allSaying, follow, heading, openPortal, part, press, said } from './open-portal.tsx';

it('a visitor pages through the schemes, and opens one [1.catalog.schemes]', async () => {
  await openPortal(null, '/schema/list');
  await allSaying('a', 'Junior Web Programmer');
  await follow('Halaman 2');
  await follow('Pelaksana Gudang');
  await heading('Pelaksana Gudang');
});

it('a visitor finds a schedule with its day, its place and its purchase link [1.catalog.schedules]', async () => {
  await openPortal(null, '/schema/schedule?skema=barista');
  const [choice] = await allSaying('a', /^Pilih jadwal Barista, /);
  expect(choice?.getAttribute('href')).toMatch(/^\/schema\/barista\/JDW-/);
  expect(choice?.closest('li')?.textContent).toMatch(
    /27 Maret 2026, 08\.00.WIB.*TUK Contoh Gedung Malioboro.*Rp.700\.000/,
  );
});

it('a visitor reads three reviews of a scheme, then all, page by page [1.catalog.reviews]', async () => {
  await openPortal(null, '/schema/junior-web-programmer');
  await allSaying('li', /^5 dari 5.*Rina P\./);
  expect(document.body.textContent).not.toContain('Fitri L.');
  await press('Tampilkan semua 27 ulasan');
  await allSaying('li', /Fitri L\./);
  const [reviews] = await allSaying('nav', 'Halaman ulasan');
  fireEvent.click(reviews?.querySelector('[aria-label="Halaman 2"]') as Element);
  await allSaying('li', /^5 dari 5.*Ratna D\./);
  expect(document.body.textContent).not.toContain('Rina P.');
});

it.each(['/', '/login?signup=1', '/schema/junior-web-programmer'])(
  'a guest who has paid nothing yet reads at %s that the assessment needs a laptop',
  async (address) => {
    await openPortal(null, address);
    await waitFor(() => expect(document.querySelector('main')?.textContent).toMatch(/laptop atau komputer/i));
  },
);

it('the page of a scheme says first who certifies, and what it takes: money, a laptop, a day', async () => {
  await openPortal(null, '/schema/junior-web-programmer');
  await waitFor(async () => {
    const [chips] = await allSaying('ul', 'Biaya, alat, dan jadwal terdekat');
    expect(chips?.parentElement?.textContent).toMatch(/^Sertifikat diterbitkan .+Rp.850\.000Laptop.+ 2026 di /);
  });
  expect((await allSaying('summary', /^Lihat \d+ unit kompetensi$/))[0]?.closest('details')?.open).toBe(false);
  expect(document.querySelectorAll('[data-part=purchase]')).toHaveLength(1);
});

const title = 'Ahli Keselamatan dan Kesehatan Kerja Konstruksi Gedung Bertingkat Muda';

const description = 'Bagi tenaga muda yang akan merancang, memasang, dan merawat.';

type Json = unknown;

const wordy = (value: Json, name = ''): Json => {
  if (Array.isArray(value)) return value.map((each) => wordy(each, name));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, each]) => [key, wordy(each, key)]);
  const isScheme = 'slug' in value && 'title' in value;
  return {
    ...Object.fromEntries(fields),
    ...(isScheme && { title }),
    ...(isScheme && 'description' in value && { description }),
    ...('nearest_schedule' in value && { nearest_schedule: undefined }), // a card with a date shows no description
  };
};

it.each([
  ['/schema/list', null, 'main article h2 a, main article h3 a'],
  ['/transaction?tab=paid', 'gita', 'main td a, main th a'],
  ['/payment', 'gita', 'main li a'],
])(
  'the page %s cuts a long title at 50 characters and a description at 40, and links to the full text [5.text.card-title] [5.text.description]',
  async (address, who, selector) => {
    await openPortal(who, address, (_, data) => wordy(data));
    await said('Ahli Keselamatan dan Kesehatan Kerja Konstruksi Ge…');
    if (!who) await said('Bagi tenaga muda yang akan merancang, me…');
    const link = await part(selector);
    fireEvent.click(link);
    await part('h1');
    await said(who ? title : 'Metode asesmen');
    const seen = Array.from(document.querySelectorAll('main h1, main p, main dd'), (each) => each.textContent);
    expect(seen).toContain(title);
    if (!who) expect(seen).toContain(description);
  },
);
