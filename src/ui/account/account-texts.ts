import { brokenPasswordRules, type PasswordRule, passwordLength } from '../../domain/account/password-rules.ts';
import { isEmailAddress, readEmail } from '../../domain/email-address.ts';
import { nameProblem as problemOfName } from '../../domain/person-name.ts';
import { withPause } from '../core/failure-text.ts';

export const ruleTexts: Readonly<Record<PasswordRule, string>> = {
  length: `Paling sedikit ${passwordLength.min} karakter`,
  letter: 'Mengandung huruf',
  digit: 'Mengandung angka',
  notEmail: 'Sebaiknya tidak memuat nama email Anda',
  bytes: `Paling banyak ${passwordLength.maxBytes} byte; huruf dan angka 1 byte, emoji lebih banyak`,
};

const brokenTexts: Readonly<Partial<Record<PasswordRule, string>>> = {
  length: `Kata sandi paling sedikit ${passwordLength.min} karakter`,
  letter: 'Kata sandi harus mengandung huruf',
  digit: 'Kata sandi harus mengandung angka',
  bytes: `Kata sandi terlalu panjang, paling banyak ${passwordLength.maxBytes} byte. Huruf dan angka biasa memakai 1 byte, emoji dan huruf lain lebih banyak`,
};

const nameTexts = {
  required: 'Isi nama lengkap Anda',
  tooLong: 'Nama lengkap paling banyak 255 karakter',
} as const;

export const nameProblem = (name: string): string | undefined => {
  const problem = problemOfName(name);
  return problem ? nameTexts[problem] : undefined;
};

export const emailProblem = (email: string): string | undefined => {
  const address = readEmail(email);
  if (address === '') return 'Isi email Anda';
  return isEmailAddress(address) ? undefined : 'Tulis email seperti nama@contoh.com';
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

export const tooSoonText = (waitSeconds: number): string => withPause('Terlalu banyak percobaan.', waitSeconds);
