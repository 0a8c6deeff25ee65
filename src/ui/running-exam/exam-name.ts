import type { Exam } from '../../domain/exam/exam.ts';

export const examName = ({ kind, type }: Pick<Exam, 'kind' | 'type'>): string => {
  if (kind === 'essay') return 'Ujian Esai';
  if (kind === 'observation') return 'Ujian Observasi';
  if (kind === 'demonstration') return 'Ujian Demonstrasi';
  if (type === 'pilihan-ganda') return 'Ujian Pilihan Ganda';
  return type === 'benar-salah' ? 'Ujian Benar–Salah' : 'Ujian Tertulis';
};
