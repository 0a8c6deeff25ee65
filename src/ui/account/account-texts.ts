import { fullNameLength, fullNameProblem } from '../../domain/account/full-name.ts';
import { brokenPasswordRules, type PasswordRule, passwordLength } from '../../domain/account/password-rules.ts';
import { isEmailAddress } from '../../domain/email-address.ts';

export const ruleTexts: Readonly<Record<PasswordRule, string>> = {
  length: `Paling sedikit ${passwordLength.min} karakter`,
  letter: 'Mengandung huruf',
  digit: 'Mengandung angka',
  notEmail: 'Tidak memuat nama email Anda',
  bytes: `Paling banyak ${passwordLength.maxBytes} karakter`,
};

const brokenTexts: Readonly<Record<PasswordRule, string>> = {
  length: `Kata sandi paling sedikit ${passwordLength.min} karakter`,
  letter: 'Kata sandi harus mengandung huruf',
  digit: 'Kata sandi harus mengandung angka',
  notEmail: 'Kata sandi tidak boleh memuat nama email Anda',
  bytes: `Kata sandi terlalu panjang, paling banyak ${passwordLength.maxBytes} karakter`,
};

const nameTexts = {
  missing: 'Isi nama lengkap Anda',
  short: `Nama lengkap paling sedikit ${fullNameLength.min} karakter`,
  long: `Nama lengkap paling banyak ${fullNameLength.max} karakter`,
} as const;

export const nameProblem = (name: string): string | undefined => {
  const problem = fullNameProblem(name);
  return problem ? nameTexts[problem] : undefined;
};

export const emailProblem = (email: string): string | undefined => {
  if (email.trim() === '') return 'Isi email Anda';
  return isEmailAddress(email.trim()) ? undefined : 'Tulis email seperti nama@contoh.com';
};

export const passwordProblem = (password: string, email: string): string | undefined => {
  if (password === '') return 'Isi kata sandi';
  const [broken] = brokenPasswordRules(password, email);
  return broken && brokenTexts[broken];
};

export const confirmationProblem = (confirmation: string, password: string): string | undefined => {
  if (confirmation === '') return 'Ulangi kata sandi Anda';
  return confirmation === password ? undefined : 'Kedua kata sandi belum sama';
};

export const tooSoonText = (waitSeconds: number): string =>
  `Terlalu banyak percobaan. Coba lagi dalam ${waitSeconds} detik.`;
