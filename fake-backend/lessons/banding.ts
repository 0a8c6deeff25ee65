import { isSince, type Lesson, type LessonWorld } from './lesson.ts';

const appeal = ({ db, purchase }: LessonWorld) => db.appeals.get(purchase?.id ?? '');
const result = ({ db, purchase }: LessonWorld) => db.results.get(purchase?.id ?? '');

export const lesson: Lesson = {
  scenario: 'belum-kompeten',
  steps: [
    {
      title: 'Ajukan banding',
      hint: 'Di halaman hasil tekan “Ajukan banding”, jawab ketiga pertanyaan, tulis alasannya, lalu tanda tangani.',
      done: (world) => appeal(world) !== undefined,
    },
    {
      title: 'Sebagai LSP, terima bandingnya',
      hint: 'Buka “Peran petugas” di Panel Simulasi, baca alasannya, pilih unit yang dinilai ulang dan asesor lain, lalu terima.',
      section: 'petugas',
      done: (world) => appeal(world)?.answer?.granted === true,
    },
    {
      title: 'Sebagai asesor kedua, putuskan lagi',
      hint: 'Tugas penilaian ulang ada di “Peran petugas”. Nyatakan unitnya kompeten.',
      section: 'petugas',
      done: (world) => isSince(result(world)?.decided_at, world),
    },
    {
      title: 'Sebagai Fajar, terima hasil yang baru',
      hint: 'Beranda menunjuk jalan ke hasil. Centang pernyataan, lalu tekan “Terima hasil”.',
      done: (world) => result(world)?.acknowledged != null && isSince(result(world)?.acknowledged?.signed_at, world),
    },
  ],
};
