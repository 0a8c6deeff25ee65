import { LiveSitting } from './live-sitting.ts';
import type { Sitting } from './sitting.ts';
import type { SittingDeps, SittingOpening } from './sitting-deps.ts';

export type OpenSitting = ReturnType<typeof openSitting>;

/** Opens a running exam for answering; the page that opens it closes it. */
export const openSitting =
  (deps: SittingDeps) =>
  (opening: SittingOpening): Sitting => {
    const sitting = new LiveSitting(deps, opening);
    sitting.start();
    return sitting;
  };
