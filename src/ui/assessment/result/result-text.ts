import type { AssessmentResult, EvidenceColumn, ResultGroup } from '../../../domain/assessment/result.ts';
import { bodyDecidesText } from '../public/next-step/recommended-text.ts';

export const resultCode = 'FR.AK.02';
export const resultTitle = 'Rekaman Asesmen Kompetensi';

const columns: Readonly<Record<EvidenceColumn, string>> = {
  observation: 'Observasi demonstrasi',
  portfolio: 'Portofolio',
  'third-party': 'Pernyataan pihak ketiga',
  oral: 'Pertanyaan lisan',
  written: 'Pertanyaan tertulis',
  project: 'Proyek kerja',
  other: 'Lainnya',
};

/** Official wording of FR.AK.02. */
export const columnText = (column: EvidenceColumn): string => columns[column];

export const schemeText = ({ title, number }: AssessmentResult['scheme']): string =>
  number === '' ? title : `${title} (${number})`.trim();

export const verdictText = (competent: boolean | null): string => {
  if (competent === null) return 'Belum diketahui';
  return competent ? 'Kompeten' : 'Belum Kompeten';
};

const decidedText = ({ competent, units, recommendation }: AssessmentResult): string => {
  if (competent === null)
    return 'Portal ini tidak dapat membaca keputusan asesor. Hubungi lembaga sertifikasi untuk mengetahuinya.';
  if (units.length === 0)
    return competent
      ? 'Anda dinyatakan kompeten pada skema ini.'
      : 'Server tidak menyebut keputusan setiap unit. Tanyakan alasannya kepada lembaga sertifikasi.';
  const reached = units.filter((unit) => unit.competent).length;
  if (competent) return `Anda dinyatakan kompeten pada ${units.length} unit kompetensi skema ini.`;
  const isNoted = units.some((unit) => !unit.competent && unit.note);
  const where = isNoted ? ' Alasannya tercatat pada unit yang belum kompeten.' : '';
  const other = recommendation?.competent ? ' Keputusan lembaga sertifikasi berbeda dari rekomendasi asesor.' : '';
  return `${reached} dari ${units.length} unit sudah kompeten.${where}${other}`;
};

/** `recommended`: the body has not decided yet. */
export const summaryText = (result: AssessmentResult, recommended = false): string => {
  const { competent, units } = result;
  if (!recommended || competent === null) return decidedText(result);
  if (!competent) return `${decidedText(result)} ${bodyDecidesText}`;
  const on = units.length > 0 ? `${units.length} unit kompetensi skema ini` : 'skema ini';
  return `Asesor merekomendasikan Anda kompeten pada ${on}. ${bodyDecidesText}`;
};

export const groupTitles: Readonly<Record<ResultGroup, string>> = {
  unread: 'Perlu dibaca',
  accepted: 'Sudah diterima',
  none: 'Belum ada hasil',
};

export const emptyGroupText: Readonly<Record<ResultGroup, readonly [title: string, text: string]>> = {
  unread: [
    'Tidak ada hasil yang perlu dibaca',
    'Kami memberi tahu Anda lewat notifikasi begitu asesor mengumumkan hasil asesmen.',
  ],
  accepted: [
    'Belum ada hasil yang Anda terima',
    'Hasil asesmen berpindah ke sini setelah Anda menerimanya dengan tanda tangan.',
  ],
  none: ['Tidak ada asesmen yang menunggu hasil', 'Semua asesmen Anda sudah memiliki hasil.'],
};
