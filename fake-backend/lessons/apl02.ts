import { isSince, type Lesson, type LessonWorld } from './lesson.ts';

const form = ({ db, purchase }: LessonWorld) => db.apl02s.get(purchase?.id ?? '');

export const lesson: Lesson = {
  scenario: 'siap-apl02',
  steps: [
    {
      title: 'Nilai diri untuk setiap elemen, lampirkan bukti, lalu kirim',
      hint: 'Satu file boleh membuktikan semua unit: tekan “Pilih file bukti”, lalu pilih “Semua unit”. “Semua elemen unit ini: Kompeten” menjawab satu unit sekaligus.',
      done: (world) => isSince(form(world)?.sent_at, world),
    },
    {
      title: 'Sebagai asesor, tinjau dan lanjutkan ke asesmen',
      hint: 'Buka “Peran petugas” di Panel Simulasi, pilih APL 02 milik Joko, lalu putuskan.',
      section: 'petugas',
      done: (world) => form(world)?.status === 'approved',
    },
    {
      title: 'Majukan waktu sampai hari asesmen',
      hint: 'Tekan “Mulai hari asesmen” di halaman proses sertifikasi, atau majukan jam server di Panel Simulasi.',
      section: 'waktu',
      done: ({ db, purchase, now }) =>
        Date.parse(db.schedules.get(purchase?.schedule_id ?? '')?.starts_at ?? '') <= now,
    },
  ],
};
