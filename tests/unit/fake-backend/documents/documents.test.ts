import { expect, test } from 'vitest';
import { schemeSeeds } from '../../../../fake-backend/database/seed/schemes.ts';
import { appealPdf } from '../../../../fake-backend/documents/appeal-pdf.ts';
import { certificatePdf } from '../../../../fake-backend/documents/certificate-pdf.ts';
import { receiptPdf } from '../../../../fake-backend/documents/receipt-pdf.ts';
import { newCertificate } from '../../../../fake-backend/rules/certificate.ts';
import { hostileTexts } from '../../../builders/hostile-texts.ts';
import { latin, pagesOf, textsOf } from './read-pdf.ts';

const mark = 'SIMULASI – BUKAN SERTIFIKAT SAH';
const receiptMark = 'SIMULASI – BUKTI PEMBELIAN REKAAN, TIDAK ADA UANG YANG BERPINDAH';
const seed = schemeSeeds[0];
if (!seed) throw new Error('The seed has no scheme.');
const scheme = { ...seed, rating: 0, review_count: 0 };
const address = 'http://portal.test/certificate-check?no=CONTOH+1';
const issuedAt = '2026-02-20T09:00:00+07:00';

const certificateOf = (holder: string, units = scheme.units) => {
  const certificate = newCertificate({ id: 'TRX-2026-000088', holder, schemeId: scheme.id, issuedAt });
  return certificatePdf({ certificate, scheme: { ...scheme, units }, address });
};

const appealOf = (reason: string, image: string) =>
  appealPdf({
    appeal: {
      id: 'TRX-2026-000127',
      explained: true,
      discussed: false,
      others_involved: false,
      reason,
      sent_at: issuedAt,
      signature: { image, signed_at: issuedAt },
      answer: { granted: true, text: 'Asesmen diulang oleh asesor lain.', at: issuedAt, reassessment: null },
    },
    scheme,
    candidate: 'Fajar Contoh',
    assessor: 'Asesor Contoh',
    assessedAt: issuedAt,
  });

test('the certificate names its holder, its competence, its expiry and where to check it', () => {
  const bytes = certificateOf('Gita Contoh');
  expect(latin(certificateOf('Gita Contoh'))).toBe(latin(bytes));
  const texts = textsOf(bytes);
  expect(latin(bytes)).toMatch(/^%PDF-[\s\S]*%%EOF\s*$/);
  for (const text of [
    'SERTIFIKAT KOMPETENSI',
    'Certificate of Competence',
    'Gita Contoh',
    'No. CONTOH 62010 2513 1 0000088 2026',
    'No. Reg. CONTOH 1483 000088 2026',
    'Information Technology',
    scheme.title,
    'Jakarta, 20 Februari 2026',
    '20 Februari 2029',
    address,
    ...scheme.units.flatMap(({ code, title }) => [code, title]),
  ]) {
    expect(texts).toContain(text);
  }
  expect(latin(bytes)).toContain(`/URI (${address})`);
});

test('every page of every document is marked as a simulation', () => {
  const many = Array.from({ length: 5 }, () => scheme.units).flat();
  const image = 'data:image/png;base64,AAAA';
  const facts = { fullname: 'Gita Contoh', email: 'gita@contoh.example' };
  const receipt = receiptPdf({
    transaction: {
      id: 'TRX-2026-000088',
      candidate_id: '1007',
      scheme_id: scheme.id,
      schedule_id: 'JDW-1',
      budget_id: 'A',
      budget_source: 'mandiri',
      amount: 1_350_000,
      status: 'paid',
      created_at: issuedAt,
      paid_at: issuedAt,
      expires_at: null,
      request_key: null,
      payment_token: null,
    },
    candidate: facts,
    scheme,
    schedule: { starts_at: issuedAt, site_name: 'TUK Contoh', city: 'Jakarta' } as never,
    method: 'QRIS',
  });
  const longAppeal = appealOf('Alasan yang panjang sekali. '.repeat(140), image);
  const counted = [certificateOf('Gita', many), longAppeal, receipt].map((bytes) => [
    pagesOf(bytes),
    textsOf(bytes).filter((text) => text === (bytes === receipt ? receiptMark : mark)).length,
  ]);
  expect(counted.map(([pages]) => pages)).toEqual([4, 2, 1]);
  for (const [pages, marks] of counted) expect(marks).toBe(pages);
  expect(latin(receipt)).not.toContain('SERTIFIKAT SAH');
  expect(textsOf(receipt)).toContain('Terbilang: satu juta tiga ratus lima puluh ribu rupiah');
});

test('names of any length and script stay on the page and never break it', () => {
  for (const holder of ['Łucja Ñandú', '日本 😀', 'a'.repeat(255), '', '(\\)', 'Ayu '.repeat(60)]) {
    const texts = textsOf(certificateOf(holder));
    expect(texts).toContain('SERTIFIKAT KOMPETENSI');
  }
  expect(textsOf(certificateOf('Ñandú Ż'))).toContain('Ñandú Z');
  expect(textsOf(certificateOf('(\\)'))).toContain('(\\)');
});

test('all content of a document is plain text: it runs no script and has no link', () => {
  const acting = /\/(JavaScript|JS|Launch|SubmitForm|ImportData|GoToR|EmbeddedFile|AA|RichMedia)\b/;
  const breaking = [
    ') Tj ET /OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
    'endobj 9 0 obj << /S /Launch >>',
    '\\',
    ')',
  ];
  /** Removes the strings of a PDF, because the text between their parentheses may contain anything. */
  const structure = (bytes: ArrayBuffer) => latin(bytes).replace(/\((?:\\[\s\S]|[^\\()])*\)/g, '()');
  const linksOf = (bytes: ArrayBuffer) => Array.from(latin(bytes).matchAll(/\/URI \(([^)]*)\)/g), ([, to]) => to);
  const texts = [...hostileTexts, ...breaking];
  const [unit] = scheme.units;
  const units = texts.flatMap((title) => (unit ? [{ ...unit, title }] : []));
  for (const text of breaking) {
    const certificate = certificateOf(text, units);
    for (const paper of [certificate, appealOf(texts.join('\n'), text)]) expect(structure(paper)).not.toMatch(acting);
    // both pages have the QR code of the check
    expect(linksOf(certificate)).toEqual([address, address]);
  }
  expect(structure(Buffer.from('/OpenAction << /S /JavaScript /JS (x) >>').buffer)).toMatch(acting);
});

test('an invalid signature picture is replaced by a text', () => {
  expect(textsOf(appealOf('Alasan.', 'data:image/png;base64,AAAA'))).toContain('(tanda tangan tidak dapat digambar)');
});
