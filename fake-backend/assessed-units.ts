import type { Backend } from './backend.ts';
import type { UnitResultRow } from './database/form-rows.ts';
import type { SchemeRow, TransactionRow } from './database/rows.ts';
import { carriedUnits, withoutUnits } from './rules/repeat.ts';

/** The units that an assessment again takes over as competent; none in a first one. */
export const carriedInto = ({ db }: Backend, row: TransactionRow): readonly UnitResultRow[] => {
  const { previous_transaction_id: earlier, assessed_units: assessed } = row;
  return carriedUnits(earlier === undefined ? undefined : db.results.get(earlier)).filter(
    ({ code }) => !assessed?.includes(code),
  );
};

const narrowed = new WeakMap<SchemeRow, Map<string, SchemeRow>>();

/** Each part of a scheme once: what is made of it, such as its exams, is kept by it. */
const partOf = (scheme: SchemeRow, carried: readonly UnitResultRow[]): SchemeRow => {
  const parts = narrowed.get(scheme) ?? new Map<string, SchemeRow>();
  narrowed.set(scheme, parts);
  const key = carried.map(({ code }) => code).join();
  const part = parts.get(key) ?? withoutUnits(scheme, carried);
  parts.set(key, part);
  return part;
};

/** The scheme of a purchase, with the units that are assessed in it. */
export const assessedScheme = (backend: Backend, transaction: TransactionRow | undefined): SchemeRow | undefined => {
  const scheme = backend.db.schemes.get(transaction?.scheme_id ?? '');
  if (!scheme || !transaction?.previous_transaction_id) return scheme;
  return partOf(scheme, carriedInto(backend, transaction));
};
