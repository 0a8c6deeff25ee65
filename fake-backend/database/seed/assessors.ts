import type { ScheduleRow } from '../rows.ts';
import { signatureOf } from './portraits.ts';

export interface AssessorSeed {
  name: string;
  /** Has BNSP's format, but an invalid number. */
  registration: string;
  signature: string;
}

// All names are fictional ("contoh").
const names = [
  'Drs. Contoh Prasetyo Adi, M.Kom.',
  'Contoh Larasati Widodo, S.T., M.T.',
  'Ir. Contoh Hendrawan Putra',
  'Contoh Maharani Siregar, S.E., M.M.',
  'Contoh Yohanes Tanjung, S.Kom.',
];

export const assessors: readonly AssessorSeed[] = names.map((name, index) => ({
  name,
  registration: `MET.000.00000${index + 1} 2019`,
  signature: signatureOf(500 + index),
}));

export const assessorBy = (registration: string): AssessorSeed | undefined =>
  assessors.find((assessor) => assessor.registration === registration);

export const assessorOf = ({ id }: Pick<ScheduleRow, 'id'>): AssessorSeed => {
  const number = Number(/\d+/.exec(id)?.[0] ?? 0);
  const assessor = assessors[number % assessors.length];
  if (!assessor) throw new Error('The seed has no assessor.');
  return assessor;
};
