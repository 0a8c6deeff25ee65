// @vitest-environment node
import { expect, it } from 'vitest';
import { schemeSeeds } from '../../../fake-backend/database/seed/schemes.ts';
import { receiptPdf } from '../../../fake-backend/documents/receipt-pdf.ts';
import { ReceiptPaper } from '../../../src/ui/purchase/history/receipt-paper.tsx';
import { aTransaction } from '../../fakes/purchase-fakes.ts';
import { htmlOf, textOf } from '../../unit/documents/screens.tsx';
import { textsOf } from '../../unit/fake-backend/documents/read-pdf.ts';

const at = '2026-11-21T09:00:00+07:00';
const transaction = aTransaction({ status: 'paid', paidAt: at, paymentMethod: 'QRIS' });
const termsOf = (html: string) =>
  Array.from(html.matchAll(/<dt\b[^>]*>([\s\S]*?)<\/dt>/g), ([, text = '']) => textOf(text));

it('the receipt on screen and its PDF name the same facts, among them issuer, address, tax number and method', () => {
  const html = htmlOf(<ReceiptPaper title="Bukti pembelian" transaction={transaction} />, 'candidate');
  const pdf = receiptPdf({
    transaction: { id: 'TRX-1', budget_source: 'mandiri', amount: 850_000, created_at: at, paid_at: at } as never,
    candidate: { fullname: 'Gita Contoh', email: 'gita@contoh.example' },
    scheme: schemeSeeds[0] as never,
    schedule: { starts_at: at, site_name: 'TUK Contoh', city: 'Jakarta', zone: 'WIB' } as never,
    method: 'QRIS',
  });
  const terms = termsOf(html);
  expect(terms).toEqual(expect.arrayContaining(['Diterbitkan oleh', 'Alamat', 'NPWP', 'Cara bayar']));
  const printed = textsOf(pdf);
  expect(terms.filter((term) => !printed.includes(term))).toEqual([]);
  for (const value of ['Lembaga Sertifikasi Profesi Contoh', '00.000.000.0-000.000', 'QRIS', 'Biaya mandiri']) {
    expect(textOf(html)).toContain(value);
    expect(printed).toContain(value);
  }
});

it('the receipt names no method that the server did not send', () => {
  const html = htmlOf(
    <ReceiptPaper title="Bukti pembelian" transaction={aTransaction({ status: 'paid' })} />,
    'candidate',
  );
  expect(termsOf(html)).not.toContain('Cara bayar');
});
