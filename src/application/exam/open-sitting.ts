import { LiveSitting } from './live-sitting.ts';
import type { Sitting } from './sitting.ts';
import type { SittingDeps, SittingOpening } from './sitting-deps.ts';

export type OpenSitting = ReturnType<typeof openSitting>;

/** Opens a running exam for answering; the page that opens it closes it. */
export const openSitting =
  (deps: SittingDeps) =>
  (opening: SittingOpening): Sitting =>
    new LiveSitting(deps, opening);
