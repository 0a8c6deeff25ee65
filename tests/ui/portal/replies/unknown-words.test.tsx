import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { encodeTrxId } from '../../../../src/domain/assessment/trx-id.ts';
import { allSaying, openPortal, said } from '../open-portal.tsx';
import '../../../../src/ui/notification/notifications-page.tsx';
import '../../../../src/ui/purchase/history/transactions-page.tsx';
import '../../../../src/ui/purchase/payment/payment-page.tsx';
import '../../../../src/ui/purchase/vouchers/voucher-page.tsx';

interface Row {
  readonly trx_id: string;
  readonly budgets: readonly object[];
}
type Data = readonly Row[] & { readonly data: readonly Row[] } & Row;

const withFields = (fields: object) => (data: Data) =>
  Array.isArray(data)
    ? data.map((row) => ({ ...row, ...fields }))
    : { ...data, data: data.data.map((row) => ({ ...row, ...fields })) };

const told = (start: string, tell: (data: Data) => unknown) => (path: string, data: Data) =>
  path.startsWith(start) && data ? tell(data) : data;

const trx = encodeTrxId('TRX-2026-000201');
const purchases = (status: unknown) => told('/api/transaction/list/', withFields({ status }));

const inEveryList = (status: unknown) => {
  const schema = { slug: 'barista', title: 'Barista' };
  const data = [{ trx_id: 'TRX-2026-000201', status, amount: 850_000, schema }];
  return told('/api/transaction/list/', (page) => ({ ...page, data }));
};

it.each([
  ['settlement', 'Status tidak dikenal (settlement)'],
  [7, 'Status tidak dikenal'],
  ['‮diap <b>', 'Status tidak dikenal'],
  [null, 'Status tidak dikenal'],
])('a purchase with the status %j keeps its row and title, and links to its detail', async (status, label) => {
  await openPortal('bima', '/transaction', inEveryList(status));
  const [row] = await allSaying('tr', /TRX-2026-000201/);
  expect(row?.querySelector('a')?.getAttribute('href')).toBe(`/transaction?trx=${trx}`);
  expect(Array.from(row?.querySelectorAll('span') ?? [], ({ textContent }) => textContent)).toContain(label);
});

it('a status in capital letters counts as the same status', async () => {
  await openPortal('bima', '/transaction', purchases('PENDING'));
  const [row] = await allSaying('tr', /TRX-2026-000201/);
  expect(row?.textContent).toContain('Menunggu pembayaran');
});

it('the result page of a purchase with an unknown status says so, asks for no money, and names a contact', async () => {
  await openPortal('bima', `/payment/pending?trx=${trx}`, inEveryList('settlement'));
  await said('Status tidak dikenal (settlement)');
  const [contact] = await allSaying('a', 'Hubungi lembaga sertifikasi');
  expect(contact?.getAttribute('href')).toBe('/kontak');
  expect(document.querySelector('main')?.textContent).not.toMatch(/Coba bayar lagi|Lanjutkan pembayaran|gagal/i);
});

it('a voucher with an unknown status stays in the list, and names a contact', async () => {
  await openPortal('gita', '/voucher', told('/api/vouchers', withFields({ status: 'dibekukan' })));
  const [ticket] = await allSaying('li', /PRAT-GITA-0019/);
  expect(ticket?.textContent).toContain('Status tidak dikenal (dibekukan)');
  expect(ticket?.textContent).not.toContain('Pakai voucher');
  expect(ticket?.querySelector('a[href="/kontak"]')?.textContent).toContain('Hubungi lembaga sertifikasi');
});

const news = (fields: object) =>
  told('/api/notification', withFields({ type: 'promo', information: 'Kabar baru', ...fields }));

it.each([
  [{ trxid: 'TRX-1' }, `/myassessment/timeline/${encodeTrxId('TRX-1')}`],
  [{ trxid: null }, '/notifications'],
])(
  'a notification of an unknown type with %j shows its type, becomes read when opened, and leads on',
  async (fields, to) => {
    const server = await openPortal('gita', '/notifications', news(fields));
    const [item] = await allSaying('li', /^Kabar baru.*Belum dibaca$/);
    expect(item?.textContent).toContain('Jenis tidak dikenal (promo)');
    expect(item?.querySelector('a')?.getAttribute('href')).toBe(to);
    const unread = async () => (await (await server.get('/api/notification?read=false&page=1')).json()).total;
    const before = await unread();
    fireEvent.click(item?.querySelector('a') as HTMLElement);
    await waitFor(() => expect(location.pathname).toBe(to));
    await waitFor(async () => expect(await unread()).toBe(before - 1));
  },
);

const order = '/schema/junior-web-programmer/JDW-003/ANG-1';
const budgets = (line: object) =>
  told('/api/schedule', (data) => (data.budgets ? { ...data, budgets: [{ id: 'ANG-1', ...line }] } : data));

it('a budget of an unknown source keeps its line and title, says that the source is unknown, and names a contact', async () => {
  await openPortal('gita', order, budgets({ source: 'beasiswa', title: 'Beasiswa Daerah', price: 100_000 }));
  await said('Beasiswa Daerah · Rp 100.000');
  await said('Penanggung biaya ini tidak dikenal portal (beasiswa)');
  const [contact] = await allSaying('a', 'Kontak lembaga sertifikasi');
  expect(contact?.getAttribute('href')).toBe('/kontak');
});

it('a budget without a readable source and price keeps its line, and cannot be paid here', async () => {
  await openPortal('gita', order, budgets({ source: null, title: 'Dana Desa', price: 'Rp 100.000' }));
  await said('Dana Desa · Belum diketahui');
  await said('Jumlah tagihan belum diketahui');
  expect(document.querySelector('main button[type=submit]')).toBeNull();
});
