import type { Repeat } from '../purchase/repeat.ts';
import { nextStep } from './next-step.ts';
import type { Timeline } from './timeline.ts';

/** The purchase that can follow an assessment: of a reassessment, or of a renewal of its certificate; null if none can. */
export const repeatAfter = ({ stages, trxId, verdict }: Timeline): Repeat | null => {
  const step = nextStep(stages);
  if (step.kind === 'reassess' || verdict?.competent === false) return { kind: 'reassessment', trxId };
  const certificate = step.kind === 'renew' ? step.stage.term?.number : null;
  return certificate ? { kind: 'renewal', certificate } : null;
};
