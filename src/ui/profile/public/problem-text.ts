import type { ProblemCode } from '../../../domain/profile/problem-code.ts';

const texts: Readonly<Record<ProblemCode, (label: string) => string>> = {
  required: (label) => `${label} harus diisi`,
  tooShort: (label) => `${label} terlalu pendek`,
  tooLong: (label) => `${label} terlalu panjang`,
  unknownChoice: (label) => `Pilih ${label.toLowerCase()} dari daftar`,
  notNik: () => 'NIK terdiri dari 16 angka',
  notADate: (label) => `${label} tidak ada di kalender. Tulis bulan, tanggal, lalu tahun, misalnya 01/31/2000`,
  notPast: (label) => `${label} harus sebelum hari ini`,
  notPostalCode: (label) => `${label} terdiri dari 5 angka`,
  notMobile: (label) =>
    `${label} diawali 08 atau +628 dan terdiri dari 9–14 angka; nomor luar negeri diawali + dan kode negaranya`,
  notPhone: (label) => `${label} terdiri dari 6–14 angka`,
  notEmail: () => 'Tulis email seperti nama@contoh.com',
  notAYear: (label) => `${label} terdiri dari 4 angka, mulai 1950`,
  inFuture: (label) => `${label} tidak boleh di masa depan`,
  beforeStart: (label) => `${label} tidak boleh sebelum mulainya`,
};

export const problemText = (code: ProblemCode, label: string): string => texts[code](label);
