import type { CandidateRow } from '../rows.ts';
import { photoOf } from './portraits.ts';
import { completeCandidates } from './profiles.ts';

/** The public password of every seeded person. */
export const demoPassword = 'contoh123';

/** Id, local part of the email address, full name, persona. Only the first candidate has not verified the email address. */
const people: [string, string, string, string][] = [
  ['1001', 'ayu', 'Ayu Contoh', 'Baru mendaftar: email belum diverifikasi, belum ada pembelian dan notifikasi.'],
  [
    '1002',
    'bima',
    'Bima Contoh',
    'Punya pembayaran yang menunggu, serta riwayat yang gagal, kedaluwarsa, dan dibatalkan.',
  ],
  ['1003', 'citra', 'Citra Contoh', 'Sudah membayar dan siap menyetujui asesmen.'],
  ['1004', 'dewi', 'Dewi Contoh', 'APL 01 dikembalikan admin dan perlu diperbaiki.'],
  ['1005', 'eka', 'Eka Contoh', 'Siap mengikuti ujian; jadwalnya sedang berlangsung.'],
  ['1006', 'fajar', 'Fajar Contoh', 'Hasil belum kompeten; masa banding masih terbuka.'],
  ['1007', 'gita', 'Gita Contoh', 'Sudah bersertifikat dan sedang mengikuti skema kedua dengan voucher.'],
  [
    '1008',
    'kusuma',
    'Raden Ajeng Kusumaningtyas Purnamasari Wulandari Contoh Hadiningrat Cokrodiningrat Suryaningprang Wiryokusumo',
    'Namanya sangat panjang; APL 02 terkirim dan menunggu asesor.',
  ],
  ['1009', 'hadi', 'Hadi Contoh', 'Hasil kompeten sudah keluar dan menunggu diterima dengan tanda tangan.'],
  ['1010', 'intan', 'Intan Contoh', 'Dibiayai perusahaan; APL 01 siap diisi.'],
  ['1011', 'joko', 'Joko Contoh', 'Peserta program APBN; APL 02 siap diisi.'],
  ['1012', 'kartika', 'Kartika Contoh', 'Kompeten dan tinggal mengisi umpan balik.'],
  ['1013', 'lukman', 'Lukman Contoh', 'Umpan balik selesai; sertifikat sedang diterbitkan.'],
  ['1014', 'maya', 'Maya Contoh', 'Ujian selesai dan menunggu penilaian asesor.'],
  ['1015', 'oktavia', 'Oktavia Contoh', 'Satu sertifikat segera habis masa berlakunya, satu lagi sudah berakhir.'],
  ['1016', 'putri', 'Putri Contoh', 'Disabilitas netra; siap meminta penyesuaian dan menyetujui asesmen.'],
];

export const candidates = (): CandidateRow[] =>
  people.map(([id, mailName, fullname, persona], index) => ({
    id,
    email: `${mailName}@contoh.example`,
    password: demoPassword,
    fullname,
    photo: completeCandidates.includes(id) ? photoOf(Number(id)) : null,
    persona,
    email_verified: index > 0,
  }));
