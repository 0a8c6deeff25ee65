import { answersIn, type Lesson, type LessonWorld, startedExams, startWritten } from './lesson.ts';

const flagged = (world: LessonWorld): number => answersIn(world).filter(({ current }) => current?.doubtful).length;

export const lesson: Lesson = {
  scenario: 'siap-ujian',
  steps: [
    startWritten,
    {
      title: 'Jawab tiga soal dan tandai satu ragu-ragu',
      hint: 'Tekan “Ragu-ragu” di soal itu, atau huruf R. Tanda tanya (?) menampilkan semua pintasan.',
      done: (world) => answersIn(world).length >= 3 && flagged(world) > 0,
    },
    {
      title: 'Lompat ke soal 30 dan jawab',
      hint: 'Tekan nomornya di daftar soal. Soal yang dilewati tetap terlihat kosong di sana.',
      done: (world) => answersIn(world).some(({ question_detail_id: id }) => id.endsWith('-30')),
    },
    {
      title: 'Kembali ke soal yang ragu dan hapus tandanya',
      hint: 'Nomor bertanda di daftar soal membawa Anda ke sana. Jawabannya boleh diganti selama waktu masih ada.',
      done: (world) => answersIn(world).length >= 4 && flagged(world) === 0,
    },
    {
      title: 'Kumpulkan ujian',
      hint: 'Tinjauan menyebut soal yang kosong dan yang ragu sebelum ujian dikumpulkan.',
      done: (world) => startedExams(world).some(({ receipt }) => receipt !== null),
    },
  ],
};
