import type { Database, MutableTable } from '../../../../fake-backend/database/database.ts';
import { memoryPersistence } from '../../../../fake-backend/database/persistence.ts';
import type { StageRow, TransactionRow } from '../../../../fake-backend/database/rows.ts';
import { ApiFailure, isRefusal } from '../../../../src/application/api-failure.ts';
import { repositoriesOver } from '../../../contract/repositories.ts';
import { openPage } from '../hosts/page.ts';

type RowOf<Name extends MutableTable> = NonNullable<ReturnType<Database[Name]['get']>>;

export type Records = { readonly [Name in MutableTable]: readonly RowOf<Name>[] };

export const at = <Item>(items: readonly Item[], pick: number): Item | undefined => items[pick % items.length];

export const openWalker = async () => {
  const persistence = memoryPersistence();
  const page = await openPage({ persistence });
  const portal = repositoriesOver(page);
  let steps = 0;
  const records = async (): Promise<Records> => (await persistence.load()).tables as Records;
  return {
    ...portal,
    records,
    stop: page.stop,
    requestKey: () => `langkah-${++steps}`,
    async as(candidateId: string): Promise<void> {
      if ((await portal.accounts.current())?.id === candidateId) return;
      const who = (await records()).candidates.find(({ id }) => id === candidateId);
      await portal.accounts.logIn({ email: who?.email ?? '', password: who?.password ?? '' });
    },
  };
};

export type Walker = Awaited<ReturnType<typeof openWalker>>;

export type Command = (walker: Walker, pick: number) => Promise<unknown>;
export type Commands = Readonly<Record<string, Command>>;

export interface Assessment {
  readonly row: TransactionRow;
  readonly stages: readonly StageRow[];
}

export const assessmentsIn = ({ transactions, stages }: Records): readonly Assessment[] => {
  const ofPurchase = new Map<string, StageRow[]>();
  for (const stage of stages) ofPurchase.set(stage.trx_id, [...(ofPurchase.get(stage.trx_id) ?? []), stage]);
  return transactions.flatMap((row) => {
    const own = ofPurchase.get(row.id)?.sort((a, b) => a.position - b.position);
    return own ? [{ row, stages: own }] : [];
  });
};

/**
 * Whether this error is an expected reply to an impossible request. With a fault, failures of the network and expired sessions are expected
 * too.
 */
const isRefused = (error: unknown, faulty: boolean): boolean => {
  if (error instanceof RangeError || isRefusal(error)) return true;
  if (!(error instanceof ApiFailure)) return false;
  return (
    error.status === 403 ||
    error.status === 429 ||
    (faulty && (['network', 'expired'].includes(error.kind) || error.status === 419))
  );
};

export const tryStep = async ({ control }: Walker, step: () => Promise<unknown> | undefined): Promise<void> => {
  try {
    await step();
  } catch (error) {
    if (!isRefused(error, control.faults().length > 0)) throw error;
  }
};
