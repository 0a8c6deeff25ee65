import type { ProblemDecision, ProblemKind, ShownProblem } from '../../../domain/exam/question-problem.ts';
import { remainingText } from '../../kit/format/remaining-time.ts';

export const problemTitles: Readonly<Record<ProblemKind, string>> = {
  unreadable: 'Soal tidak terbaca',
  picture: 'Gambar tidak muncul',
  options: 'Pilihan jawaban salah',
  content: 'Isi soal tidak jelas',
  device: 'Jawaban tidak tersimpan',
  other: 'Masalah lain',
};

interface Reported {
  readonly exam: string;
  readonly no: number;
  readonly kind: ProblemKind;
  readonly words: string;
  /** Milliseconds; null if the remaining time is unknown. */
  readonly left: number | null;
}

/** The text that the assessor reads. */
export const problemMessage = ({ exam, no, kind, words, left }: Reported): string =>
  [
    `${exam}, soal ${no}: ${problemTitles[kind]}.`,
    words.trim() && `“${words.trim()}”`,
    left === null ? 'Sisa waktu tidak diketahui.' : `Sisa waktu saat dilaporkan: ${remainingText(Math.max(0, left))}.`,
  ]
    .filter(Boolean)
    .join(' ');

const decided = ({ kind, minutes }: ProblemDecision): string => {
  if (kind === 'time') return minutes === null ? 'Asesor menambah waktu.' : `Asesor menambah waktu ${minutes} menit.`;
  return kind === 'void' ? 'Asesor membatalkan soal ini: tidak ikut dinilai.' : 'Asesor menjawab.';
};

/** Says where a report is, or how the assessor decided. */
export const problemState = ({ phase, number, decision }: ShownProblem): string => {
  if (decision) return [decided(decision), decision.note].filter(Boolean).join(' ');
  if (phase === 'byHand') return 'Tunjukkan laporan ini kepada asesor.';
  if (phase === 'waiting') return 'Tercatat di perangkat ini, dikirim begitu tersambung.';
  return `Terkirim kepada asesor (${number}). Menunggu jawaban.`;
};
