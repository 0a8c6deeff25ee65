import type { Backend } from './backend.ts';
import type { UnitResultRow } from './database/form-rows.ts';
import type { SchemeRow, TransactionRow } from './database/rows.ts';
import { carriedUnits, withoutUnits } from './rules/repeat.ts';

/**
 * Results that a reassessment takes over from the earlier assessment: the units that were competent at the purchase. Empty for a first
 * assessment.
 */
export const carriedInto = ({ db }: Backend, row: TransactionRow): readonly UnitResultRow[] => {
  const { previous_transaction_id: earlier, assessed_units: assessed } = row;
  return carriedUnits(earlier === undefined ? undefined : db.results.get(earlier)).filter(
    ({ code }) => !assessed?.includes(code),
  );
};

const narrowed = new WeakMap<SchemeRow, Map<string, SchemeRow>>();

/** Returns the same object for the same units, because derived data, such as the exams, is cached per object. */
const partOf = (scheme: SchemeRow, carried: readonly UnitResultRow[]): SchemeRow => {
  const parts = narrowed.get(scheme) ?? new Map<string, SchemeRow>();
  narrowed.set(scheme, parts);
  const key = carried.map(({ code }) => code).join();
  const part = parts.get(key) ?? withoutUnits(scheme, carried);
  parts.set(key, part);
  return part;
};

export const assessedScheme = (backend: Backend, transaction: TransactionRow | undefined): SchemeRow | undefined => {
  const scheme = backend.db.schemes.get(transaction?.scheme_id ?? '');
  if (!scheme || !transaction?.previous_transaction_id) return scheme;
  return partOf(scheme, carriedInto(backend, transaction));
};
