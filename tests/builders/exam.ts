import type { Exam, Exams } from '../../src/domain/exam/exam.ts';

export const anExam = (rest: Partial<Exam> = {}): Exam => ({
  id: 'JWP-written-pilihan-ganda',
  trxId: 'TRX-1',
  kind: 'written',
  type: 'pilihan-ganda',
  status: 'running',
  questionCount: 40,
  minutes: 60,
  extraMinutes: 0,
  startedAt: '2026-03-02T02:00:00.000Z',
  submitAllowed: true,
  note: null,
  receipt: null,
  ...rest,
});

export const examsOf = (...exams: readonly Exam[]): Exams => ({
  trxId: 'TRX-1',
  scheme: { title: 'Skema', number: '1' },
  candidate: 'Eka Contoh',
  assessor: { name: 'Asesor', registration: '' },
  exams,
});

/** A unit with one element, and a criterion for each verdict; null: not judged yet. */
export const anObservedUnit = (...verdicts: readonly (boolean | null)[]) => ({
  code: 'J.1',
  title: 'Struktur data',
  elements: [
    {
      id: 'e1',
      title: 'Menerapkan',
      criteria: verdicts.map((competent, index) => ({
        id: `k${index}`,
        text: `Kriteria ${index}`,
        benchmark: '',
        competent,
      })),
    },
  ],
});
