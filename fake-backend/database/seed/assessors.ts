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

const made = names.map((name, index) => ({
  name,
  registration: `MET.000.00000${index + 1} 2019`,
  signature: signatureOf(500 + index),
}));

/** The assessor of a schedule: always the same one. */
export const assessorOf = ({ id }: Pick<ScheduleRow, 'id'>): AssessorSeed => {
  const number = Number(/\d+/.exec(id)?.[0] ?? 0);
  const assessor = made[number % made.length];
  if (!assessor) throw new Error('The seed has no assessor.');
  return assessor;
};
