import { type Lesson, startedExams } from './lesson.ts';

export const lesson: Lesson = {
  scenario: 'siap-ujian',
  steps: [
    {
      title: 'Sebagai Eka, mulai salah satu ujian',
      hint: 'Cukup dibuka dan dimulai; soalnya boleh dibiarkan kosong.',
      done: (world) => startedExams(world).length > 0,
    },
    {
      title: 'Beri Eka tambahan waktu',
      hint: 'Di “Peran petugas” pada Panel Simulasi buka ujian Eka, lalu tambahkan beberapa menit. Pengatur waktu Eka ikut berubah.',
      section: 'petugas',
      done: (world) => startedExams(world).some(({ extra_time }) => extra_time > 0),
    },
    {
      title: 'Tutup ujian untuk sementara',
      hint: 'Tulis alasannya, misalnya listrik padam. Eka melihatnya saat itu juga.',
      section: 'petugas',
      done: (world) => startedExams(world).some(({ closed }) => closed !== null),
    },
    {
      title: 'Buka lagi ujiannya',
      hint: 'Eka melanjutkan di tempat terakhir.',
      section: 'petugas',
      done: (world) => startedExams(world).every(({ closed }) => closed === null),
    },
    {
      title: 'Putuskan hasil asesmen',
      hint: 'Akhiri ujian, baca jawaban Eka dengan kuncinya, lalu putuskan kompeten atau belum untuk setiap unit.',
      section: 'petugas',
      done: ({ db, purchase }) => db.results.get(purchase?.id ?? '') !== undefined,
    },
  ],
};
