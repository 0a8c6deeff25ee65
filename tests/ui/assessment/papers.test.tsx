import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, test } from 'vitest';
import { parseConfig } from '../../../src/configuration/config.ts';
import type { AdjustmentRequest } from '../../../src/domain/assessment/adjustment.ts';
import type { AssessmentResult } from '../../../src/domain/assessment/result.ts';
import type { Zone } from '../../../src/domain/calendar/in-zone.ts';
import AdjustmentsPaper from '../../../src/ui/assessment/agreement/adjustments-paper.tsx';
import { AgreementPaper } from '../../../src/ui/assessment/agreement/agreement-paper.tsx';
import { RefundContact } from '../../../src/ui/assessment/public/next-step/refund-contact.tsx';
import { ResultMoment } from '../../../src/ui/assessment/result/result-moment.tsx';
import { ResultPaper } from '../../../src/ui/assessment/result/result-paper.tsx';
import { summaryText } from '../../../src/ui/assessment/result/result-text.ts';
import { ConfigContext } from '../../../src/ui/core/config-context.ts';
import { InZone } from '../../../src/ui/core/zone-context.ts';
import { ReceiptPaper } from '../../../src/ui/exam/receipt/receipt-paper.tsx';
import { anExam, examsOf } from '../../builders/exam.ts';
import { anAgreement, aResult } from '../../builders/printed-forms.ts';

const show = (shown: ReactNode, config: object = {}, zone?: Zone) =>
  render(
    <ConfigContext value={parseConfig(config)}>
      <InZone value={zone}>{shown}</InZone>
    </ConfigContext>,
  );

const agreement = anAgreement({ status: 'approved' });
const methods = [
  { method: 'essay', competent: true },
  { method: 'project', competent: null },
] as const;
const result = aResult({
  units: [{ code: 'J.1', title: 'Unit', competent: true, note: null, carried: false, methods }],
});
const row = (name: RegExp) => screen.getByRole('row', { name }).textContent;

it('FR.AK.01 shows three statements of the portal, or exactly those of the operator', () => {
  const { unmount } = show(<AgreementPaper agreement={agreement} />);
  const statements = () => within(screen.getByRole('table', { name: 'Pernyataan' })).getAllByRole('row');
  expect(statements().map((each) => each.textContent?.slice(0, 6))).toEqual(['AsesiS', 'Asesor', 'AsesiS']);
  unmount();
  const own = [{ by: 'assessor', text: 'Rumusan resmi kami.' }];
  show(<AgreementPaper agreement={agreement} />, { agreement: { statements: own } });
  expect(statements().map((each) => each.textContent)).toEqual(['AsesorRumusan resmi kami.']);
});

it('a printed form names the body with the licence and the address of the configuration, and without unknown ones', () => {
  const { unmount } = show(<AgreementPaper agreement={agreement} />, {
    brand: { name: 'LSP Contoh' },
    body: { legalName: 'Yayasan Contoh', licence: 'BNSP-LSP-0000-CONTOH' },
    contact: { address: 'Jl. Contoh 1\nJakarta' },
  });
  expect(screen.getByRole('heading', { level: 1 }).parentElement?.textContent).toContain(
    'Yayasan ContohLisensi BNSP-LSP-0000-CONTOH · Jl. Contoh 1, Jakarta',
  );
  unmount();
  const little = { body: { since: 2015 }, contact: { phone: '(021) 555-0100' } };
  show(<AgreementPaper agreement={agreement} />, { brand: { name: 'LSP Contoh' }, ...little });
  expect(screen.getByRole('heading', { level: 1 }).parentElement?.textContent).toMatch(/^LSP ContohPersetujuan/);
});

it.each([
  [false, 'Berikutnya: terima hasil ini, isi umpan balik, lalu sertifikat Anda dibuat.'],
  [true, 'Berikutnya: terima hasil ini, lalu sertifikat Anda dibuat.'],
])(
  'the moment of a result names what is left before the certificate, with the feedback given: %s',
  (feedbackGiven, said) => {
    show(<ResultMoment result={result} recommended={false} number={null} feedbackGiven={feedbackGiven} />);
    expect(screen.getByText(said)).toBeDefined();
  },
);

describe('FR.AK.07', () => {
  const request: AdjustmentRequest = {
    needs: ['extra_time', 'other'],
    other: 'Kursi di dekat pintu',
    sentAt: '2026-03-30T02:00:00Z',
    answer: { outcome: 'partly', text: 'Kursi tidak tersedia.', extraMinutes: 15 },
  };

  it('ticks the requested adjustments in the boxes of the form, and shows the assessor’s answer', () => {
    show(<AdjustmentsPaper agreement={agreement} request={request} />);
    const asked = row(/^Penyesuaian yang diminta/);
    expect(asked).toContain('Waktu tambahan saat ujian (dipilih)');
    expect(asked).toContain('Pembaca soal atau pembaca layar (tidak dipilih)');
    expect(asked).toContain('Lainnya: Kursi di dekat pintu (dipilih)');
    expect(row(/^Keputusan/)).toBe('KeputusanPenyesuaian disetujui sebagian');
    expect(row(/^Waktu tambahan/)).toBe('Waktu tambahan15 menit untuk setiap ujian');
    expect(row(/^Penjelasan/)).toBe('PenjelasanKursi tidak tersedia.');
  });

  it('says that the request is not answered yet', () => {
    show(<AdjustmentsPaper agreement={agreement} request={{ ...request, answer: null }} />);
    expect(row(/^Keputusan/)).toBe('KeputusanBelum dijawab');
  });
});

describe('FR.AK.02', () => {
  it('shows a dash for everything that the server omits, and never says that the assessor’s signature is missing', () => {
    show(<ResultPaper result={result} />);
    for (const name of [/^Tempat/, /^Mulai/, /^Selesai/, /^Diputuskan/, /^Tindak lanjut/, /^Komentar/]) {
      expect(row(name)).toMatch(/–$/);
    }
    expect(screen.getAllByText('Belum ditandatangani')).toHaveLength(1);
  });

  const denpasar = { kind: 'Sewaktu', name: 'TUK Contoh Renon', city: 'Denpasar', zone: 'WITA' } as const;
  const planned = { site: denpasar, startsAt: '2026-04-01T00:00:00Z', endsAt: '2026-04-01T09:00:00Z' };

  it('never presents the end of the schedule as the end of the assessment', () => {
    show(<ResultPaper result={aResult({ ...planned, decidedAt: '2026-04-01T00:12:00Z' })} />);
    expect(row(/^Jadwal asesmen/)).toBe('Jadwal asesmenRabu, 1 April 2026, 08.00–17.00 WITA (07.00–16.00 WIB)');
    expect(row(/^Mulai asesmen/)).toBe('Mulai asesmen–');
    expect(row(/^Selesai asesmen/)).toBe('Selesai asesmen–');
    expect(row(/^Diputuskan/)).toBe('DiputuskanRabu, 1 April 2026, 08.12 WITA (07.12 WIB)');
  });

  it('shows when the assessment began and ended by the clock of its place, and then no schedule', () => {
    const real = { startedAt: '2026-04-01T00:05:00Z', finishedAt: '2026-04-01T03:40:00Z' };
    const signature = { image: null, signedAt: '2026-04-02T01:00:00Z' };
    show(<ResultPaper result={aResult({ ...planned, ...real, acknowledged: signature })} />, {}, denpasar.zone);
    expect(row(/^Mulai asesmen/)).toBe('Mulai asesmenRabu, 1 April 2026, 08.05 WITA (07.05 WIB)');
    expect(row(/^Selesai asesmen/)).toBe('Selesai asesmenRabu, 1 April 2026, 11.40 WITA (10.40 WIB)');
    expect(screen.queryByRole('row', { name: /^Jadwal/ })).toBeNull();
    expect(screen.getByText('Kamis, 2 April 2026, 09.00 WITA (08.00 WIB)')).toBeTruthy();
  });

  it('shows the evidence of a unit in the columns of the form', () => {
    show(<ResultPaper result={result} />);
    const cells = within(screen.getByRole('row', { name: /J\.1/ })).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['1.', '–', '–', '–', '–', 'K', '✓', '–', 'Kompeten']);
  });
});

describe('the decision', () => {
  it.each([
    [true, [true, true], 'Anda dinyatakan kompeten pada 2 unit kompetensi skema ini.'],
    [true, [], 'Anda dinyatakan kompeten pada skema ini.'],
    [false, [true, false], '1 dari 2 unit sudah kompeten'],
    [false, [], 'Server tidak menyebut keputusan setiap unit. Tanyakan alasannya kepada lembaga sertifikasi.'],
  ])('(%s) counts units only where the server names them: %j', (competent, verdicts, text) => {
    const [unit] = result.units;
    const units = verdicts.map((each) => ({ ...unit, competent: each }));
    expect(summaryText({ ...result, competent, units } as AssessmentResult)).toContain(text);
  });

  it.each([
    ['Bukti belum cukup.', true],
    [null, false],
  ])('names a reason at a unit only where there is one (%j)', (note, isNamed) => {
    const [unit] = result.units;
    const units = [{ ...unit, competent: false, note }];
    const said = summaryText({ ...result, competent: false, units } as AssessmentResult);
    expect(said.includes('Alasannya tercatat')).toBe(isNamed);
  });
});

describe('asking for a refund', () => {
  it('writes the number of the purchase into the mail’s subject', () => {
    show(<RefundContact trxId="TRX-2026-000190" />, {
      contact: { email: 'info@lsp.example', phone: '(021) 555-0100' },
    });
    const mail = screen.getByRole('link', { name: 'Email info@lsp.example' }).getAttribute('href');
    expect(mail).toBe('mailto:info@lsp.example?subject=Pengembalian%20atau%20pengalihan%20biaya%20TRX-2026-000190');
    const call = screen.getByRole('link', { name: 'Telepon (021) 555-0100' }).getAttribute('href');
    expect(call).toBe('tel:0215550100');
    expect(screen.queryByRole('link', { name: /Kontak/ })).toBeNull();
  });

  it('leads to the page Kontak where the operator has configured nothing', () => {
    show(<RefundContact trxId="TRX-1" />);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/kontak');
  });
});

test('the receipt of an exam names its time by the clock of the place, which it names too', () => {
  const receipt = { number: 'TTU-1', submittedAt: '2026-04-01T03:40:00Z', answered: 28, total: 30, digest: null };
  const exam = anExam({ receipt, status: 'submitted' });
  const all = examsOf(exam);
  const day = { startsAt: null, siteName: 'TUK Contoh Renon', city: 'Denpasar', zone: 'WITA' } as const;
  const { unmount } = show(<ReceiptPaper all={{ ...all, day }} exam={exam} receipt={receipt} proven />);
  expect(row(/^Waktu pengumpulan/)).toBe('Waktu pengumpulanRabu, 1 April 2026, 11.40 WITA (10.40 WIB)');
  expect(row(/^Tempat/)).toBe('Tempat uji kompetensiTUK Contoh Renon, Denpasar');
  unmount();
  show(<ReceiptPaper all={all} exam={exam} receipt={receipt} proven />);
  expect(row(/^Waktu pengumpulan/)).toBe('Waktu pengumpulanRabu, 1 April 2026, 10.40 WIB');
  expect(screen.queryByRole('row', { name: /^Tempat/ })).toBeNull();
});
