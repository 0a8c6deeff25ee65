import type { ExamAnswerRow } from '../database/exam-rows.ts';
import { type Lesson, type LessonWorld, startedExams } from './lesson.ts';

const answers = (world: LessonWorld): readonly Readonly<ExamAnswerRow>[] => {
  const exams = new Set(startedExams(world).map(({ id }) => id));
  return world.db.examAnswers.where(({ sitting_id, current }) => exams.has(sitting_id) && current !== null);
};

const flagged = (world: LessonWorld): number => answers(world).filter(({ current }) => current?.doubtful).length;

export const lesson: Lesson = {
  scenario: 'siap-ujian',
  steps: [
    {
      title: 'Mulai Ujian Pilihan Ganda',
      hint: 'Baca petunjuknya, lalu tekan “Mulai”.',
      done: (world) => startedExams(world).length > 0,
    },
    {
      title: 'Jawab tiga soal dan tandai satu ragu-ragu',
      hint: 'Tekan “Ragu-ragu” di soal itu, atau huruf R. Tanda tanya (?) menampilkan semua pintasan.',
      done: (world) => answers(world).length >= 3 && flagged(world) > 0,
    },
    {
      title: 'Lompat ke soal 30 dan jawab',
      hint: 'Tekan nomornya di daftar soal. Soal yang dilewati tetap terlihat kosong di sana.',
      done: (world) => answers(world).some(({ question_detail_id: id }) => id.endsWith('-30')),
    },
    {
      title: 'Kembali ke soal yang ragu dan hapus tandanya',
      hint: 'Nomor bertanda di daftar soal membawa Anda ke sana. Jawabannya boleh diganti selama waktu masih ada.',
      done: (world) => answers(world).length >= 4 && flagged(world) === 0,
    },
    {
      title: 'Kumpulkan ujian',
      hint: 'Tinjauan menyebut soal yang kosong dan yang ragu sebelum ujian dikumpulkan.',
      done: (world) => startedExams(world).some(({ receipt }) => receipt !== null),
    },
  ],
};
