import type { AppealRow, SignatureRow } from '../database/form-rows.ts';
import type { SchemeRow } from '../database/rows.ts';
import { ink } from './ink.ts';
import { type Letter, letterOn, numberPages } from './letter.ts';
import { finished, newPaper, printable, setStyle } from './paper.ts';
import { indonesianTime } from './words.ts';

export interface AppealFacts {
  readonly appeal: AppealRow;
  readonly scheme: SchemeRow;
  readonly candidate: string;
  readonly assessor: string;
  readonly assessedAt: string;
}

const questions = [
  ['explained', 'Apakah Proses Banding telah dijelaskan kepada Anda?'],
  ['discussed', 'Apakah Anda telah mendiskusikan Banding dengan Asesor?'],
  ['others_involved', 'Apakah Anda mau melibatkan "orang lain" membantu Anda dalam Proses Banding?'],
] as const;

const imageFormat = (dataUrl: string): 'PNG' | 'JPEG' => (dataUrl.startsWith('data:image/png') ? 'PNG' : 'JPEG');

const box = { width: 52, height: 20 };

const signature = (letter: Letter, { image, signed_at }: SignatureRow, name: string): void => {
  const { pdf } = letter;
  const y = letter.room(48);
  setStyle(pdf, { font: 'helvetica', size: 10.5 });
  pdf.text('Tanda tangan asesi,', 128, y + 6);
  try {
    const { width, height } = pdf.getImageProperties(image);
    const scale = Math.min(box.width / width, box.height / height);
    pdf.addImage(image, imageFormat(image), 128, y + 9, width * scale, height * scale);
  } catch {
    setStyle(pdf, { font: 'helvetica', style: 'italic', size: 9, color: ink.muted });
    pdf.text('(tanda tangan tidak dapat digambar)', 128, y + 20);
  }
  pdf
    .setDrawColor(ink.text)
    .setLineWidth(0.2)
    .line(128, y + 32, 188, y + 32);
  setStyle(pdf, { font: 'helvetica', style: 'bold', size: 10 });
  pdf.text((pdf.splitTextToSize(printable(name), 60) as string[]).slice(0, 3), 128, y + 36.5);
  setStyle(pdf, { font: 'helvetica', size: 9, color: ink.muted }).text(indonesianTime(signed_at), 22, y + 36.5);
};

export const appealPdf = ({ appeal, scheme, candidate, assessor, assessedAt }: AppealFacts): ArrayBuffer => {
  const title = 'BANDING ASESMEN';
  const pdf = newPaper({ orientation: 'portrait', title, id: `AK04${appeal.id}`, madeAt: appeal.sent_at });
  const letter = letterOn(pdf, title, 'FR.AK.04');
  letter.facts([
    ['Nama Asesi', candidate],
    ['Nama Asesor', assessor],
    ['Tanggal Asesmen', indonesianTime(assessedAt)],
    ['Skema Sertifikasi', scheme.title],
    ['No. Skema Sertifikasi', scheme.number],
    ['No. Transaksi', appeal.id],
  ]);
  letter.gap(4);
  letter.section('Jawablah dengan Ya atau Tidak pertanyaan-pertanyaan berikut ini');
  letter.answers(questions.map(([name, question]) => [question, appeal[name] ? 'Ya' : 'Tidak']));
  letter.gap(4);
  letter.section('Banding ini diajukan atas alasan sebagai berikut');
  letter.paragraph(appeal.reason);
  letter.gap(3);
  letter.paragraph(
    'Anda mempunyai hak mengajukan banding jika Anda menilai Proses Asesmen tidak sesuai SOP dan tidak memenuhi Prinsip Asesmen.',
    'italic',
  );
  signature(letter, appeal.signature, candidate);
  if (appeal.answer) {
    letter.section('Keputusan atas banding');
    letter.facts([
      ['Keputusan', appeal.answer.granted ? 'Banding dikabulkan, unit dinilai ulang' : 'Banding ditolak'],
      ['Tanggal', indonesianTime(appeal.answer.at)],
    ]);
    letter.gap(2);
    letter.paragraph(appeal.answer.text);
  }
  numberPages(letter);
  return finished(pdf);
};
