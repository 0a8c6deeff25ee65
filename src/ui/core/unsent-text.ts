import type { UnsentHere } from '../../application/exam/attempt/unsent-answers.ts';

export const unreadableHereText =
  'Penyimpanan perangkat atau sebagian isinya tidak dapat dibaca, jadi mungkin masih ada jawaban ujian lain yang belum terkirim.';

export const unsentText = ({ exams, known }: UnsentHere): { readonly title: string; readonly text: string } => {
  const answers = exams.reduce((sum, { count }) => sum + count, 0);
  if (answers === 0 && !known)
    return {
      title: 'Belum diketahui apakah ada yang belum terkirim. Tetap keluar?',
      text: 'Penyimpanan perangkat atau sebagian isinya tidak dapat dibaca, jadi mungkin ada isian atau jawaban ujian yang belum terkirim. Keluar akan menghapusnya dari perangkat ini.',
    };
  if (answers === 0)
    return {
      title: 'Ada isian yang belum dikirim. Tetap keluar?',
      text: 'Draf formulir dan file yang belum terkirim di perangkat ini akan dihapus.',
    };
  return {
    title: 'Ada jawaban yang belum pasti ada di server. Tetap keluar?',
    text: `Ada ${answers} jawaban ujian yang belum terkirim, atau belum terbukti ada di server. Keluar akan menghapusnya dari perangkat ini. Draf formulir dan file yang belum terkirim ikut dihapus.${known ? '' : ` ${unreadableHereText}`}`,
  };
};
