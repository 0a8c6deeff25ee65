import type { FieldErrors } from '../respond.ts';
import { isLonger } from './exam/longer.ts';

export const guardianFields = ['guardian_name', 'guardian_relation', 'guardian_contact', 'guardian_consent'] as const;
export type GuardianTexts = Record<(typeof guardianFields)[number], string>;

export const guardianErrors = (texts: GuardianTexts): FieldErrors => {
  const errors: FieldErrors = {};
  const { guardian_name: name, guardian_relation: relation, guardian_contact: contact } = texts;
  if (name === '' || isLonger(name, 255)) errors.guardian_name = ['Nama wali harus 1–255 karakter.'];
  if (!['father', 'mother', 'guardian'].includes(relation)) errors.guardian_relation = ['Hubungan tidak dikenal.'];
  if (!/^(\+62|0)8\d{7,12}$|^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(contact)) {
    errors.guardian_contact = ['Nomor HP atau email wali tidak sesuai.'];
  }
  if (texts.guardian_consent !== '1') errors.guardian_consent = ['Persetujuan wali wajib diberikan.'];
  return errors;
};
