import type { AplRepository } from '../ports/apl/apl-repository.ts';

export type AplQueries = ReturnType<typeof aplQueries>;

interface Deps {
  apls: Pick<AplRepository, 'apl01' | 'apl02'>;
}

/** Null if no such form or assessment exists. */
export const aplQueries = ({ apls }: Deps) => ({
  apl01: (trxId: string) => apls.apl01(trxId),
  apl02: (trxId: string) => apls.apl02(trxId),
});
