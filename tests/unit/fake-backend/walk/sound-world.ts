import { createDatabase } from '../../../../fake-backend/database/database.ts';
import type { TransactionRow } from '../../../../fake-backend/database/rows.ts';
import { seed } from '../../../../fake-backend/database/seeding.ts';
import { testNow } from '../hosts/page.ts';
import type { Assessment, Records } from './walker.ts';

export const unchanging = createDatabase();
seed(unchanging, new Date(testNow));

export type Say = (holds: boolean, problem: string) => void;

export interface World {
  readonly records: Records;
  readonly assessments: readonly Assessment[];
  readonly now: number;
  readonly purchases: ReadonlyMap<string, TransactionRow>;
}

export const time = (instant: string | null | undefined): number => Date.parse(instant ?? '');
export const isIn = (rows: readonly { readonly id: string }[], id: string | null | undefined): boolean =>
  rows.some((row) => row.id === id);

/** Checks that each instant exists, that none is before its predecessor, and that none is in the future. */
export const inOrder = (
  say: Say,
  now: number,
  what: string,
  ...instants: readonly (string | null | undefined)[]
): void => {
  const times = instants.map(time);
  const sorted = times.every((each, index) => each <= (times[index + 1] ?? now));
  say(sorted, `${what}: ${instants.join(' → ')}, by ${now}`);
};
