import type { AplRepository } from '../ports/apl/apl-repository.ts';

export type AplQueries = ReturnType<typeof aplQueries>;

interface Deps {
  apls: Pick<AplRepository, 'apl01' | 'apl02'>;
}

/** What the pages of APL 01 and APL 02 show; null when the server has none, or there is no such assessment. */
export const aplQueries = ({ apls }: Deps) => ({
  apl01: (trxId: string) => apls.apl01(trxId),
  apl02: (trxId: string) => apls.apl02(trxId),
});
