import type { Config } from '../../configuration/config.ts';
import type { PathName } from '../core/paths.ts';

const descriptions: Partial<Record<PathName, string>> = {
  home: 'Cari skema sertifikasi, pilih jadwal asesmen, daftar, dan ikuti sertifikasi kompetensi Anda sampai sertifikat terbit.',
  login:
    'Masuk atau daftar di portal asesi untuk membeli skema, mengisi formulir, mengikuti ujian, dan mengunduh sertifikat.',
  resetPassword: 'Minta tautan untuk mengatur ulang kata sandi akun portal asesi Anda.',
  schemes: 'Daftar skema sertifikasi kompetensi dengan unit, persyaratan, biaya, dan jadwal asesmen.',
  schedules: 'Jadwal asesmen kompetensi: tanggal, tempat uji kompetensi (TUK), sisa tempat, dan penanggung biaya.',
  scheme: 'Skema sertifikasi kompetensi: unit, persyaratan, biaya, jadwal asesmen, dan ulasan peserta.',
  certificateCheck:
    'Periksa apakah sebuah sertifikat kompetensi terdaftar dan masih berlaku, dengan nomor atau kode QR.',
  about: 'Tentang lembaga sertifikasi profesi ini: lisensi, ruang lingkup, dan cara kerjanya.',
  contact: 'Alamat, telepon, email, dan jam layanan lembaga sertifikasi profesi ini.',
  terms: 'Syarat penggunaan portal asesi.',
  privacy: 'Data pribadi apa yang dikumpulkan portal asesi, untuk apa, dan apa hak Anda.',
  cookies: 'Cookie dan penyimpanan di perangkat yang dipakai portal asesi.',
};

export const descriptionOf = (name: PathName, { features }: Pick<Config, 'features'>): string | null =>
  name === 'certificateCheck' && !features.certificateCheck ? null : (descriptions[name] ?? null);
