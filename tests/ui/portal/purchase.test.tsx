import '../../../src/ui/catalog/schemes/scheme-page.tsx';
import '../../../src/ui/assessment/result/result-tabs-page.tsx';
import '../../../src/ui/catalog/schemes/scheme-list-page.tsx';
import '../../../src/ui/purchase/history/transactions-page.tsx';
import '../../../src/ui/purchase/payment/payment-page.tsx';
import '../../../src/ui/purchase/order/purchase-page.tsx';
import '../../../src/ui/purchase/public/repeat-notice.tsx';
import '../../../src/ui/purchase/vouchers/voucher-page.tsx';
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import { paths } from '../../../src/ui/core/paths.ts';
import { allSaying, fill, follow, goTo, heading, mark, openPortal, part, press, said } from './open-portal.tsx';
import { chooseSchedule, pay, stored } from './steps.ts';

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

it('a visitor reads three reviews of a scheme, then all, page by page [1.catalog.reviews] [9.paged.reviews]', async () => {
  await openPortal(null, '/schema/junior-web-programmer');
  await allSaying('li', /^5 dari 5.*Rina P\./);
  expect(document.body.textContent).not.toContain('Fitri L.');
  await press('Tampilkan semua 27 ulasan');
  await allSaying('li', /Fitri L\./);
  const [reviews] = await allSaying('nav', 'Halaman ulasan');
  fireEvent.click(reviews?.querySelector('[aria-label="Halaman 2"]') as Element);
  await allSaying('li', /^5 dari 5.*Ratna D\./);
  expect(location.search).toBe('?ulasan=2');
  expect(document.body.textContent).not.toContain('Rina P.');
});

it.each(['/', '/login?signup=1'])(
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

const paid = '/api/transaction/list/paid';

it('home shows an unpaid purchase with its deadline, and links to its payment', async () => {
  await openPortal('bima', '/');
  const [bill] = await allSaying('h2', 'Selesaikan pembayaran');
  expect(bill?.closest('li')?.textContent).toMatch(/Junior Web Programmer.*Rp\s850\.000.*Bayar sebelum .+ WIB/);
  expect(document.body.textContent).not.toContain('Anda belum mengikuti sertifikasi');
  await follow('Buka pembayaran');
  expect(location.pathname + location.search).toMatch(/^\/transaction\?trx=/);
});

it('the purchase history has the tabs pending, paid and failed, each with the server’s purchases of that status [1.purchase.history] [4.transaction.tabs]', async () => {
  const server = await openPortal('bima', '/transaction');
  const tabs = ['Menunggu', 'Lunas', 'Gagal'] as const;
  const lists = { Menunggu: 'pending', Lunas: 'paid', Gagal: 'failed' } as const;
  for (const tab of tabs) {
    await follow(tab);
    const { data } = await stored(server, `/api/transaction/list/${lists[tab]}`);
    const numbers: string[] = data.map(({ trx_id }: { trx_id: string }) => trx_id);
    await waitFor(() => {
      const current = document.querySelector('[aria-label="Status pembelian"] [aria-current=page]');
      const rows = Array.from(document.querySelectorAll('main tbody tr'), ({ textContent }) => textContent ?? '');
      expect(current?.textContent).toBe(tab);
      expect(rows.map((row) => numbers.filter((number) => row.includes(number)))).toEqual(
        numbers.map((each) => [each]),
      );
    });
  }
  expect(Array.from(document.querySelectorAll('[aria-label="Status pembelian"] a'), (tab) => tab.textContent)).toEqual(
    tabs,
  );
});

it('a candidate who failed some units buys an assessment of only these, which refers to the earlier one', async () => {
  const ofFajar = encodeTrxId('TRX-2026-000127');
  const server = await openPortal('fajar', `/schema/digital-marketing?ulang=${ofFajar}`);
  await said('Asesmen ulang untuk 1 unit: Merancang Strategi');
  await said('Biayanya mengikuti jadwal yang Anda pilih, juga bila hanya sebagian unit yang diuji lagi.');
  await waitFor(() => expect(document.activeElement?.id).toBe('jadwal'));
  await chooseSchedule();
  await heading('Tinjau pendaftaran Anda');
  await said('Asesmen ulang untuk 1 unit: Merancang Strategi');
  await pay();
  const { data } = await stored(server, paid);
  expect(data[0]).toMatchObject({ status: 'paid', previous_transaction_id: 'TRX-2026-000127' });
});

it('a candidate who renews a certificate sees that on the way, and is not asked for it again', async () => {
  const server = await openPortal('oktavia', '/');
  await follow('Sertifikasi ulang');
  await said('Sertifikasi ulang untuk sertifikat CONTOH 62010');
  await chooseSchedule();
  await heading('Tinjau pendaftaran Anda');
  await said('Sertifikasi ulang untuk sertifikat CONTOH 62010');
  await pay();
  const { data } = await stored(server, paid);
  await follow('Portal Asesi');
  const [bought] = await allSaying('h2', 'Sertifikasi ulang sudah Anda daftarkan');
  const leads = bought?.closest('li')?.querySelector('a')?.getAttribute('href');
  expect(leads).toBe(paths.timeline.to({ id: encodeTrxId(data[0].trx_id) }));
  await follow('Lihat sertifikat');
  await follow('Buka sertifikasi ulang');
});

it('a candidate redeems a code for a voucher, finds it among the vouchers, and registers with it [1.purchase.vouchers]', async () => {
  await openPortal('ayu', '/voucher?tukar=1&skema=barista');
  await mark(/^Jumat, 27 Maret 2026/);
  await fill('Kode Prakerja', 'PRAT-KOPI-0007');
  await press('Tukarkan kode');
  await heading('Voucher Anda siap dipakai');
  await follow('Simpan untuk nanti');
  await allSaying('li', /Barista.*PRAT-KOPI-0007/);
  await follow(/^Pakai voucher/);
  await mark(/^Saya telah membaca/);
  await press('Daftar dengan voucher ini');
  await heading('Pendaftaran berhasil');
  await goTo('/voucher?tab=used');
  await said('PRAT-KOPI-0007');
  await allSaying('a', /^Lihat pendaftaran/);
});

it('the link to redeem a code stays in the DOM when the list turns out to be empty, so that no press is lost', async () => {
  await openPortal('ayu', '/voucher');
  const [way] = await allSaying('a', /^Tukarkan kode Prakerja/);
  await said('Anda belum memiliki voucher yang bisa dipakai');
  expect(await allSaying('a', /^Tukarkan kode Prakerja/)).toEqual([way]);
  expect(way?.isConnected).toBe(true);
});
