import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import { paths } from '../../../src/ui/core/paths.ts';
import '../../../src/ui/purchase/order/purchase-page.tsx';
import '../../../src/ui/purchase/public/repeat-notice.tsx';
import '../../../src/ui/purchase/payment/payment-page.tsx';
import '../../../src/ui/purchase/history/transactions-page.tsx';
import '../../../src/ui/purchase/vouchers/voucher-page.tsx';
import { allSaying, fill, follow, goTo, heading, mark, openPortal, press, said } from './open-portal.tsx';
import { chooseSchedule, pay, stored } from './steps.ts';

const paid = '/api/transaction/list/paid';

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
