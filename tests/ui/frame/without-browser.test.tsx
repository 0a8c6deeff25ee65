// @vitest-environment node

import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { schemeSeeds } from '../../../fake-backend/database/seed/schemes.ts';
import { receiptPdf } from '../../../fake-backend/documents/receipt-pdf.ts';
import { parseConfig } from '../../../src/configuration/config.ts';
import { defaultConfig } from '../../../src/configuration/default-config.ts';
import { fictional } from '../../../src/training/fictional-body.ts';
import { trainingSlots } from '../../../src/training/slots.ts';
import { variantsOf } from '../../../src/ui/core/address-pattern.ts';
import { bodyFacts, paymentFacts } from '../../../src/ui/core/body/body-facts.ts';
import { paths } from '../../../src/ui/core/paths.ts';
import { ExamLayout } from '../../../src/ui/frame/layouts/exam-layout.tsx';
import { Portal } from '../../../src/ui/frame/portal.tsx';
import { matchRoute, routes } from '../../../src/ui/frame/routes.tsx';
import { ContactFacts } from '../../../src/ui/information/contact-facts.tsx';
import { TrustStrip } from '../../../src/ui/information/public/trust-strip.tsx';
import { phoneAddress, whatsappAddress } from '../../../src/ui/kit/format/contact-address.ts';
import { ReceiptPaper } from '../../../src/ui/purchase/history/receipt-paper.tsx';
import { PaymentWays } from '../../../src/ui/purchase/order/payment-ways.tsx';
import { aTransaction } from '../../fakes/purchase-fakes.ts';
import { htmlOf, linksOf, textOf } from '../../unit/documents/screens.tsx';
import { textsOf } from '../../unit/fake-backend/documents/read-pdf.ts';

const waysBack = (address: string) => {
  const layout = (
    <ExamLayout title="x" trxid={undefined}>
      isi
    </ExamLayout>
  );
  return linksOf(htmlOf(layout, 'candidate', address)).flatMap(([, to]) => (to.startsWith('/') ? to : []));
};

it('every page with the layout of exams leads back to the list of exams, and the list to the certification process', () => {
  const exams = routes.filter(({ layout }) => layout === 'exam').map(({ path }) => path.pattern);
  expect(exams).toContain(paths.essayExam.pattern);
  for (const pattern of exams) {
    const above = pattern === paths.exams.pattern ? paths.timeline.to({}) : paths.exams.to({});
    for (const variant of variantsOf(pattern)) {
      const address = variant.replace(/\{\w+\??\}/g, 'VFJY');
      expect([address, ...waysBack(address)]).toEqual([address, above]);
    }
  }
});

it('the page Kontak shows only what is configured', () => {
  const contact = { phone: '(021) 555-0100', email: 'halo@lsp.example', whatsapp: '0812 000 0000' };
  const html = htmlOf(<ContactFacts contact={contact} />);
  expect(linksOf(html).map(([, address]) => address)).toEqual([
    'tel:0215550100',
    'https://wa.me/628120000000',
    'mailto:halo@lsp.example',
  ]);
  expect(textOf(html)).not.toContain('Alamat LSP');
});

it.each([
  ['(021) 555-0100', 'tel:0215550100', 'https://wa.me/62215550100'],
  ['+62 812.0000.0000', 'tel:+6281200000000', 'https://wa.me/6281200000000'],
])('a phone number of the operator, such as %s becomes %s for calls and %s for chats', (number, called, chat) => {
  expect([phoneAddress(number), whatsappAddress(number)]).toEqual([called, chat]);
});

const live = (config: object) => bodyFacts(parseConfig(config));

const stripOf = (config: object) => htmlOf(<TrustStrip facts={live(config)} />);

it('the strip of trust names licence, legal name, street, certificates, year and telephone of the body', () => {
  const html = stripOf({
    body: { legalName: 'LSP Satu', licence: 'BNSP-LSP-1', certificates: 12_345, since: 2012, taxNumber: '01.2' },
    contact: { address: 'Jalan Satu 1\nJakarta', phone: '(021) 555-0100' },
  });
  expect(textOf(html)).toBe(
    'Nomor lisensi BNSP BNSP-LSP-1 Penyelenggara LSP Satu Jalan Satu 1, Jakarta Sertifikat diterbitkan 12.345 Melayani sejak 2012 Telepon (021) 555-0100',
  );
  expect(linksOf(html)).toEqual([['(021) 555-0100', 'tel:0215550100']]);
});

it('the payment card names methods and the refund rule of the configuration, and else where to ask, without a promise', () => {
  const payment = { scriptUrl: 'https://a.example/snap.js', clientKey: 'k' };
  const said = (more: object, free = false) =>
    htmlOf(<PaymentWays facts={paymentFacts(parseConfig({ payment: { ...payment, ...more } }))} free={free} />);
  const known = said({ methods: ['QRIS', 'Kartu'], refund: 'Tidak ada.' });
  expect(textOf(known)).toMatch(
    /^Cara bayar QRIS, Kartu Bila Anda batal .*Setelah dibayar: Tidak ada\. Bila Anda sakit/,
  );
  expect(textOf(said({}))).not.toMatch(/Cara bayar|kembali penuh/);
  expect(linksOf(said({}))).toEqual([
    ['Term of use', '/syarat-penggunaan'],
    ['tanyakan kepada LSP', '/kontak?tulis=refund'],
    ['tanyakan kepada LSP', '/kontak?tulis=absence'],
  ]);
  expect(textOf(said({ methods: ['QRIS'] }, true))).toMatch(/^Bila Anda sakit/);
  expect(paymentFacts({ payment: undefined })).toEqual({});
});

it('an invented body appears in the simulation alone, and is recognisable as invented', () => {
  expect(bodyFacts(parseConfig({}), fictional)).toMatchObject({ licence: expect.stringContaining('contoh') });
  expect(live({})).toEqual({});
});

const never = new Promise<never>(() => {});

describe('a public page without a browser', () => {
  const prerendered = async (pathname: string) => {
    await matchRoute(pathname)?.route.page.preload();
    return renderToString(
      <Router ssrPath={pathname}>
        <Portal
          firstConfig={defaultConfig}
          config={never}
          services={{ resolve: () => never }}
          slots={trainingSlots()}
        />
      </Router>,
    );
  };

  it.each([
    ['/', 'Buktikan keahlian Anda', ''],
    ['/schema/list', 'Skema Sertifikasi', ''],
    ['/schema/schedule', 'Jadwal Asesmen', ''],
    ['/tentang-kami', 'Tentang Kami', 'Contains information from Indonesian Area Data'],
    ['/kontak', 'Kontak', '+62 21 0000 0000'],
    ['/syarat-penggunaan', 'Syarat Penggunaan', 'Siapa yang boleh mendaftar'],
    ['/kebijakan-privasi', 'Kebijakan Privasi', 'Nomor 27 Tahun 2022'],
    ['/kebijakan-cookie/', 'Kebijakan Cookie', 'portal.reloaded-at'],
  ])(
    'has one h1, its text, no style attribute, and a note on invented words of a body at %s',
    async (...[at, title, words]) => {
      const html = await prerendered(at);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).not.toMatch(/ style="/);
      const text = textOf(html);
      expect([text, text]).toEqual([expect.stringContaining(title), expect.stringContaining(words)]);
      if (words) expect(text).toMatch(/rekaan/);
    },
  );

  it('says nothing of a feature that the configuration of the server may still turn on', async () => {
    const html = await prerendered('/certificate-check');
    expect(html).toContain('Di mana nomornya?');
    expect(html).not.toContain('tidak diperiksa di portal ini');
  });
});

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
