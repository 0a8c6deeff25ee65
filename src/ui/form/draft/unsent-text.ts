import type { UnsentExam } from '../../../application/exam/attempt/unsent-answers.ts';

export const unsentText = (exams: readonly UnsentExam[]): { readonly title: string; readonly text: string } => {
  const answers = exams.reduce((sum, { count }) => sum + count, 0);
  if (answers === 0)
    return {
      title: 'Ada isian yang belum dikirim. Tetap keluar?',
      text: 'Draf formulir dan file yang belum terkirim di perangkat ini akan dihapus.',
    };
  return {
    title: 'Ada jawaban yang belum pasti ada di server. Tetap keluar?',
    text: `Ada ${answers} jawaban ujian yang belum terkirim, atau belum terbukti ada di server. Keluar akan menghapusnya dari perangkat ini. Draf formulir dan file yang belum terkirim ikut dihapus.`,
  };
};
