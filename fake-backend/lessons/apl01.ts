import { isSince, type Lesson, type LessonWorld } from './lesson.ts';

const form = ({ db, purchase }: LessonWorld) => db.apl01s.get(purchase?.id ?? '');

export const lesson: Lesson = {
  scenario: 'apl01-dikembalikan',
  steps: [
    {
      title: 'Perbaiki yang dicatat admin, lalu kirim lagi',
      hint: 'Catatannya tertulis di samping bagiannya. Pilih file pengganti (atau tekan “Isi contoh”), centang pernyataan, lalu tekan “Kirim perbaikan”.',
      done: (world) => isSince(form(world)?.sent_at, world),
    },
    {
      title: 'Sebagai admin, kembalikan sekali lagi dengan catatan',
      hint: 'Buka “Peran petugas” di Panel Simulasi, pilih APL 01 milik Dewi, tulis catatan, lalu kembalikan.',
      section: 'petugas',
      done: (world) => form(world)?.status === 'returned' && isSince(form(world)?.review?.at, world),
    },
    {
      title: 'Sebagai Dewi, perbaiki dan kirim lagi',
      hint: 'Catatan baru tampil di formulir. Bila Anda di halaman lain, lonceng dan Beranda menunjuk jalan ke sana.',
      done: (world) => form(world)?.status === 'submitted',
    },
    {
      title: 'Sebagai admin, terima formulirnya',
      hint: 'Buka lagi “Peran petugas”, baca isinya, lalu terima. APL 02 terbuka bagi Dewi.',
      section: 'petugas',
      done: (world) => form(world)?.status === 'approved',
    },
  ],
};
