import type { Backend } from '../backend.ts';

/** Something that happens by itself at its time. */
export interface Act {
  /** Of no other act that is to come. */
  readonly id: string;
  /** When it is due (milliseconds since the epoch). */
  readonly at: number;
  /** What it is, in Indonesian. */
  readonly title: string;
  /** Does it, while the clock says its time; nothing where what came just before has settled it. */
  readonly happen: () => void;
}

/** `Barista, Bima Contoh`: which purchase something is about. */
export const aboutPurchase = ({ db }: Backend, trxId: string): string => {
  const row = db.transactions.get(trxId);
  const scheme = db.schemes.get(row?.scheme_id ?? '')?.title ?? trxId;
  const name = db.candidates.get(row?.candidate_id ?? '')?.fullname;
  return name === undefined ? scheme : `${scheme}, ${name}`;
};
