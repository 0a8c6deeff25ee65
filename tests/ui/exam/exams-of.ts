import type { Exam, Exams } from '../../../src/domain/exam/exam.ts';

export const examsOf = (exams: readonly Exam[]): Exams => ({
  trxId: 'TRX-1',
  scheme: { title: 'Junior Web Programmer', number: 'SKM-1' },
  candidate: 'Eka Contoh',
  assessor: { name: 'Hendrawan', registration: 'MET.000' },
  exams,
});
