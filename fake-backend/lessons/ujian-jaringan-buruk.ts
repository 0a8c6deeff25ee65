import { answersIn, type Lesson, startedExams, startWritten } from './lesson.ts';

export const lesson: Lesson = {
  scenario: 'siap-ujian',
  steps: [
    startWritten,
    {
      title: 'Jawab lima soal',
      hint: 'Di bilah atas tertulis “Semua jawaban terkirim”, beberapa detik setelah jawaban terakhir.',
      done: (world) => answersIn(world).length >= 5,
    },
    {
      title: 'Putuskan jaringan',
      hint: 'Di “Jaringan dan gangguan” nyalakan “Koneksi terputus”. Lalu kembali ke sini dengan “Ke pelajaran”.',
      section: 'jaringan',
      done: ({ settings }) => settings.faults.length > 0,
    },
    {
      title: 'Jawab tiga soal lagi, muat ulang halaman, lalu sambungkan',
      hint: 'Jawaban dijaga di perangkat, dan setelah dimuat ulang ujian terbuka di soal yang sama. Bilah di bawah menyebut “Gangguan: Koneksi terputus”; matikan lagi di “Jaringan dan gangguan”.',
      section: 'jaringan',
      done: (world) => world.settings.faults.length === 0 && answersIn(world).length >= 8,
    },
    {
      title: 'Kumpulkan ujian',
      hint: 'Tekan “Periksa jawaban”, lihat soal yang kosong, lalu kumpulkan. Tanda terima memuat jumlah jawaban.',
      done: (world) => startedExams(world).some(({ receipt }) => receipt !== null),
    },
  ],
};
