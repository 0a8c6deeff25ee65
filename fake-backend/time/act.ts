import type { Backend } from '../backend.ts';

export interface Act {
  readonly id: string;
  readonly at: number;
  readonly title: string;
  /** Applies the event, with the clock at its due time; does nothing if an earlier event made it obsolete. */
  readonly happen: () => void;
}

export const aboutPurchase = ({ db }: Backend, trxId: string): string => {
  const row = db.transactions.get(trxId);
  const scheme = db.schemes.get(row?.scheme_id ?? '')?.title ?? trxId;
  const name = db.candidates.get(row?.candidate_id ?? '')?.fullname;
  return name === undefined ? scheme : `${scheme}, ${name}`;
};
