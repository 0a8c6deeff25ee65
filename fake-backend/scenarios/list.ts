import type { Scenario } from './scenario.ts';

interface Listed {
  readonly name: string;
  readonly title: string;
  readonly load: () => Promise<{ readonly scenario: Scenario }>;
}

export const scenarios: readonly Listed[] = [
  { name: 'baru-daftar', title: 'Baru mendaftar; profil belum diisi', load: () => import('./baru-daftar.ts') },
  { name: 'siap-beli', title: 'Profil lengkap dan siap membeli skema', load: () => import('./siap-beli.ts') },
  { name: 'menunggu-bayar', title: 'Satu pembayaran menunggu dibayar', load: () => import('./menunggu-bayar.ts') },
  {
    name: 'apl01-dikembalikan',
    title: 'APL 01 dikembalikan dengan catatan admin',
    load: () => import('./apl01-dikembalikan.ts'),
  },
  { name: 'siap-apl02', title: 'APL 02 siap diisi', load: () => import('./siap-apl02.ts') },
  {
    name: 'hari-asesmen',
    title: 'Setengah jam sebelum hari asesmen dimulai',
    load: () => import('./hari-asesmen.ts'),
  },
  { name: 'siap-ujian', title: 'Lima ujian siap dikerjakan, dan gladi bersih', load: () => import('./siap-ujian.ts') },
  {
    name: 'sedang-ujian',
    title: 'Ujian berjalan 20 dari 60 menit, 12 soal terjawab, 2 ragu-ragu',
    load: () => import('./sedang-ujian.ts'),
  },
  {
    name: 'ujian-hampir-habis',
    title: 'Ujian yang sama, 90 detik sebelum habis',
    load: () => import('./ujian-hampir-habis.ts'),
  },
  {
    name: 'belum-kompeten',
    title: 'Hasil belum kompeten; masa banding terbuka',
    load: () => import('./belum-kompeten.ts'),
  },
  { name: 'siap-umpan-balik', title: 'Kompeten, tinggal umpan balik', load: () => import('./siap-umpan-balik.ts') },
  { name: 'bersertifikat', title: 'Sertifikat sudah terbit', load: () => import('./bersertifikat.ts') },
  {
    name: 'kata-sandi-sementara',
    title: 'Akun dari LSP dengan kata sandi sementara',
    load: () => import('./kata-sandi-sementara.ts'),
  },
  {
    name: 'data-besar',
    title: '10.000 notifikasi dan 1.000 pembelian',
    load: () => import('./data-besar.ts'),
  },
];
