import { isAppealPending } from './appeal.ts';
import { goesOnElsewhere, lastDone } from './progress.ts';
import { isIssued, isJudgedAgain, isUnderWay, type Stage, type StageName } from './timeline.ts';

/**
 * The next step of a certification. `act`: the candidate's turn. `wait`: another actor's turn, or before `opensAt`. `reassess`: ended with
 * a result but no certificate. `reapply`: ended with a rejected form. `unclear`: a stage has an unknown status. `unknown`: no known stage
 * is done, or an unknown one follows the last.
 */
export type NextStep =
  | {
      readonly kind: 'act' | 'wait' | 'certificate' | 'renew' | 'reassess' | 'reapply' | 'unclear';
      readonly stage: Stage;
    }
  | { readonly kind: 'unknown' };

const isForm = ({ name }: Stage): boolean => name === 'apl01' || name === 'apl02';

/** An open stage without an actor counts as the candidate's, because the candidate can check it. */
export const isMine = ({ status, waitingFor }: Stage): boolean =>
  waitingFor === 'candidate' || (waitingFor === null && status !== 'submitted');

const canBeRenewed = ({ term }: Stage): boolean => term?.life === 'ending' || term?.life === 'ended';

/** Stages that may be open but are not the candidate's step: they can wait until an appeal has its answer or its new decision. */
const optional = (stages: readonly Stage[]): readonly StageName[] => {
  if (isAppealPending(stages)) return ['appeal', 'result', 'feedback'];
  return isJudgedAgain(stages) ? ['appeal', 'feedback'] : ['appeal'];
};

/**
 * An issued certificate comes first, then returned forms, the candidate's other stages, and those of others. Never the candidate's step: an
 * optional appeal, acceptance and feedback while an appeal is under review, and feedback while a granted appeal awaits its decision.
 */
export const nextStep = (stages: readonly Stage[]): NextStep => {
  const certificate = stages.find(isIssued);
  if (certificate) return { kind: canBeRenewed(certificate) ? 'renew' : 'certificate', stage: certificate };
  const later = optional(stages);
  const underWay = stages.filter((stage) => isUnderWay(stage) && !(later.includes(stage.name) && isMine(stage)));
  const mine = underWay.filter((stage) => isMine(stage) && stage.opensAt === undefined);
  const act = mine.find(({ status }) => status === 'returned') ?? mine[0];
  if (act) return { kind: 'act', stage: act };
  if (underWay[0]) return { kind: 'wait', stage: underWay[0] };
  const unclear = stages.find(({ name, status }) => name !== 'other' && status === 'unknown');
  if (unclear) return { kind: 'unclear', stage: unclear };
  const last = lastDone(stages);
  if (!last || goesOnElsewhere(stages, last)) return { kind: 'unknown' };
  return { kind: isForm(last) ? 'reapply' : 'reassess', stage: last };
};
