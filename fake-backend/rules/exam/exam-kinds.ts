export type ExamKind = 'written' | 'essay' | 'observation' | 'demonstration';
export type WrittenType = 'pilihan-ganda' | 'benar-salah';

interface ExamKindRow {
  /** The exam's name inside a sentence. */
  readonly title: string;
  /** The share of right answers about a unit that makes it competent; null: the assessor judges criteria instead. */
  readonly enough: number | null;
  /** The remark on a unit that is not competent: `note` after the exam, `notTaken` without it. */
  readonly note: string;
  readonly notTaken: string;
}

/** The differences between the kinds of exams, in the order of the verdicts. A new kind needs a row here, and its plan in `exam-plan.ts`. */
export const examKinds: Readonly<Record<ExamKind, ExamKindRow>> = {
  written: {
    title: 'ujian tertulis',
    enough: 0.6,
    note: 'jawaban ujian tertulis belum cukup benar',
    notTaken: 'ujian tertulis belum diikuti',
  },
  essay: {
    title: 'ujian esai',
    enough: 0.6,
    note: 'jawaban esai belum lengkap',
    notTaken: 'ujian esai belum diikuti',
  },
  observation: {
    title: 'observasi',
    enough: null,
    note: 'ada kriteria observasi yang belum terpenuhi',
    notTaken: 'observasi belum diikuti',
  },
  demonstration: {
    title: 'demonstrasi',
    enough: 1,
    note: 'hasil tugas praktik belum diunggah',
    notTaken: 'demonstrasi belum diikuti',
  },
};

const writtenTitles: Readonly<Record<WrittenType, string>> = {
  'pilihan-ganda': 'ujian tertulis pilihan ganda',
  'benar-salah': 'ujian tertulis benar–salah',
};

export const examTitle = ({ kind, type }: { readonly kind: ExamKind; readonly type: WrittenType | null }): string =>
  type === null ? examKinds[kind].title : writtenTitles[type];
