import type { ScheduleRow } from '../rows.ts';
import { signatureOf } from './portraits.ts';

export interface AssessorSeed {
  name: string;
  /** In the form of BNSP, with a number that no register has. */
  registration: string;
  /** A data URL. */
  signature: string;
}

// Nobody of them is real ("contoh").
const names = [
  'Drs. Contoh Prasetyo Adi, M.Kom.',
  'Contoh Larasati Widodo, S.T., M.T.',
  'Ir. Contoh Hendrawan Putra',
  'Contoh Maharani Siregar, S.E., M.M.',
  'Contoh Yohanes Tanjung, S.Kom.',
];

/** All that the certification body has. */
export const assessors: readonly AssessorSeed[] = names.map((name, index) => ({
  name,
  registration: `MET.000.00000${index + 1} 2019`,
  signature: signatureOf(500 + index),
}));

/** Who has this registration. */
export const assessorBy = (registration: string): AssessorSeed | undefined =>
  assessors.find((assessor) => assessor.registration === registration);

/** The assessor of a schedule: always the same one. */
export const assessorOf = ({ id }: Pick<ScheduleRow, 'id'>): AssessorSeed => {
  const number = Number(/\d+/.exec(id)?.[0] ?? 0);
  const assessor = assessors[number % assessors.length];
  if (!assessor) throw new Error('The seed has no assessor.');
  return assessor;
};
