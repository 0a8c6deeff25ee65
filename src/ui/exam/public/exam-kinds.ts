import type { LucideIcon } from 'lucide-react';
import Eye from 'lucide-react/icons/eye';
import Hammer from 'lucide-react/icons/hammer';
import ListChecks from 'lucide-react/icons/list-checks';
import PenLine from 'lucide-react/icons/pen-line';
import type { Exam, ExamKind } from '../../../domain/exam/exam.ts';
import { paths } from '../../core/paths.ts';

/** Candidates tick `ready` before the start. `unit` is the noun for the counted items, and `answeredTitle` their heading on the receipt. */
interface ExamKindRow {
  readonly name: string;
  readonly path: typeof paths.essayExam | typeof paths.writtenExam;
  readonly icon: LucideIcon;
  readonly form: string;
  readonly purpose: string;
  readonly ready: string;
  readonly unit: string;
  readonly answeredTitle: string;
  /**
   * `questions`: the candidate answers a sheet of questions. `observation`: the assessor watches the candidate. `uploads`: the candidate
   * uploads a file for each task, and cannot submit after the time is over.
   */
  readonly work: 'questions' | 'observation' | 'uploads';
}

const alone = { ready: 'Saya siap memulai ujian dan akan mengerjakannya sendiri.' };
const questions = { ...alone, unit: 'soal', answeredTitle: 'Soal yang dijawab' };

/** The differences between the kinds of exam. A new kind needs a row in this table, a route, and an entry in the domain. */
export const examKinds: Readonly<Record<ExamKind, ExamKindRow>> = {
  written: {
    ...questions,
    name: 'Ujian Tertulis',
    path: paths.writtenExam,
    icon: ListChecks,
    form: 'FR.IA.05',
    purpose: 'Pilih jawaban untuk setiap soal.',
    work: 'questions',
  },
  essay: {
    ...questions,
    name: 'Ujian Esai',
    path: paths.essayExam,
    icon: PenLine,
    form: 'FR.IA.06',
    purpose: 'Tulis jawaban dengan kalimat Anda sendiri.',
    work: 'questions',
  },
  observation: {
    ...questions,
    ready: 'Saya siap memulai, dan asesor sudah bersama saya.',
    name: 'Ujian Observasi',
    path: paths.observationExam,
    icon: Eye,
    form: 'FR.IA.01',
    purpose: 'Asesor mengamati Anda bekerja, lalu Anda menjawab pertanyaan pendukung.',
    work: 'observation',
  },
  demonstration: {
    ...alone,
    name: 'Ujian Demonstrasi',
    path: paths.demonstrationExam,
    icon: Hammer,
    form: 'FR.IA.02',
    purpose: 'Kerjakan tugas praktik, lalu unggah hasilnya.',
    unit: 'tugas',
    answeredTitle: 'Tugas yang diunggah',
    work: 'uploads',
  },
};

const writtenNames = { 'pilihan-ganda': 'Ujian Pilihan Ganda', 'benar-salah': 'Ujian Benar–Salah' };

export const examName = ({ kind, type, ordinal }: Pick<Exam, 'kind' | 'type' | 'ordinal'>): string =>
  `${type === null ? examKinds[kind].name : writtenNames[type]}${ordinal === undefined ? '' : ` ${ordinal}`}`;

/** The server's title of an exam; undefined if there is none, or if it repeats `examName`. */
export const ownTitle = (exam: Exam): string | undefined =>
  exam.title?.toLowerCase() === examName(exam).toLowerCase() ? undefined : exam.title;

export const canSubmitLate = (exam: Pick<Exam, 'kind' | 'submitAllowed'>): boolean =>
  exam.submitAllowed && !isByUploads(exam);

export const isByUploads = ({ kind }: Pick<Exam, 'kind'>): boolean => examKinds[kind].work === 'uploads';
