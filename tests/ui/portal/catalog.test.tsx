import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import '../../../src/ui/catalog/schemes/scheme-page.tsx';
import { allSaying, follow, heading, openPortal, press } from './open-portal.tsx';

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

it('a guest finds the lists of this portal in the menu, beside the pages that leave it', async () => {
  await openPortal(null, '/');
  await press('Informasi Sertifikasi');
  await follow('Jadwal di portal ini');
  await heading('Jadwal Asesmen');
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
