import type { Exam, ExamKind } from '../../domain/exam/exam.ts';
import type { BadgeTone } from '../components/badge.tsx';

/** `Ujian Pilihan Ganda`: what an exam is called on screen. */
export const examName = ({ kind, type }: Pick<Exam, 'kind' | 'type'>): string => {
  if (kind === 'essay') return 'Ujian Esai';
  if (kind === 'observation') return 'Ujian Observasi';
  if (kind === 'demonstration') return 'Ujian Demonstrasi';
  if (type === 'pilihan-ganda') return 'Ujian Pilihan Ganda';
  return type === 'benar-salah' ? 'Ujian Benar–Salah' : 'Ujian Tertulis';
};

const purposes: Readonly<Record<ExamKind, string>> = {
  written: 'Pilih jawaban untuk setiap soal.',
  essay: 'Tulis jawaban dengan kalimat Anda sendiri.',
  observation: 'Asesor mengamati Anda bekerja, lalu Anda menjawab pertanyaan pendukung.',
  demonstration: 'Kerjakan tugas praktik, lalu unggah hasilnya.',
};

/** What the candidate does in it, as a sentence. */
export const examPurpose = (kind: ExamKind): string => purposes[kind];

const statuses: Readonly<Record<Exam['status'], { readonly label: string; readonly tone: BadgeTone }>> = {
  locked: { label: 'Belum dibuka', tone: 'neutral' },
  ready: { label: 'Siap dikerjakan', tone: 'info' },
  running: { label: 'Sedang berjalan', tone: 'accent' },
  submitted: { label: 'Sudah dikumpulkan', tone: 'positive' },
  assessed: { label: 'Sudah dinilai', tone: 'positive' },
  unknown: { label: 'Status tidak dikenal', tone: 'neutral' },
};

/** What the assessor closed while its time ran is no exam that was never open. */
export const examStatus = ({ status, startedAt }: Pick<Exam, 'status' | 'startedAt'>): (typeof statuses)['locked'] =>
  status === 'locked' && startedAt !== null ? { label: 'Ditutup asesor', tone: 'caution' } : statuses[status];

/** `60 menit`, with what the assessor has added. */
export const minutesText = ({ minutes, extraMinutes }: Pick<Exam, 'minutes' | 'extraMinutes'>): string =>
  extraMinutes > 0 ? `${minutes} menit + ${extraMinutes} menit tambahan` : `${minutes} menit`;

const counted: Readonly<Record<ExamKind, string>> = {
  written: 'soal',
  essay: 'pertanyaan',
  observation: 'pertanyaan',
  demonstration: 'tugas',
};

/** `30 soal`, `2 tugas`; null when the server has not said how many. */
export const countText = ({ kind, questionCount }: Pick<Exam, 'kind' | 'questionCount'>): string | null =>
  questionCount === null ? null : `${questionCount} ${counted[kind]}`;
