import type { Backend } from '../../backend.ts';
import type { SchemeRow, StageRow, TransactionRow } from '../../database/rows.ts';
import { signatureOf } from '../../database/seed/portraits.ts';
import type { Actor } from '../actor.ts';

export interface Walk {
  readonly backend: Backend;
  readonly actor: Actor;
  readonly transaction: Readonly<TransactionRow>;
  readonly scheme: SchemeRow;
  readonly target: StageRow['name'];
  readonly passTime: (until: number) => void;
}

export const signed = ({ backend, transaction: { candidate_id: id } }: Walk): Readonly<Record<string, string>> =>
  backend.db.profiles.get(id)?.signature
    ? { signature_source: 'profile' }
    : { signature_source: 'new', signature: signatureOf(Number(id)) };
