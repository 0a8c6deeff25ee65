import type { Backend } from '../../backend.ts';
import type { SchemeRow, StageRow, TransactionRow } from '../../database/rows.ts';
import { signatureOf } from '../../database/seed/portraits.ts';
import type { Actor } from '../actor.ts';

/** An assessment that goes on by itself, and who goes on in it. */
export interface Walk {
  readonly backend: Backend;
  readonly actor: Actor;
  readonly transaction: Readonly<TransactionRow>;
  /** With the units that are assessed. */
  readonly scheme: SchemeRow;
  /** The stage at which it ends. */
  readonly target: StageRow['name'];
  readonly passTime: (until: number) => void;
}

/** The signature of the profile; a new one where there is none. */
export const signed = ({ backend, transaction: { candidate_id: id } }: Walk): Readonly<Record<string, string>> =>
  backend.db.profiles.get(id)?.signature
    ? { signature_source: 'profile' }
    : { signature_source: 'new', signature: signatureOf(Number(id)) };
