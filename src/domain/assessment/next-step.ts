import { goesOnElsewhere, lastDone } from './progress.ts';
import { isIssued, isUnderWay, type Stage } from './timeline.ts';

/**
 * What comes next in one certification, the one value that its card, its timeline, its result, home and phone show:
 * `act` the candidate has to do something at this stage · `wait` somebody else has, or it opens only at its `opensAt` · `certificate` all is done, it can be had ·
 * `renew` the certificate ends soon or has ended · `reassess` it ended after a result without a certificate · `reapply` it ended with this
 * form, which was not accepted · `unclear` the server says of this stage what is not known here · `unknown` it says of no stage that
 * anything happens there, or of none that is known here. An appeal is an option and never what comes next, until it was sent.
 */
export type NextStep =
  | {
      readonly kind: 'act' | 'wait' | 'certificate' | 'renew' | 'reassess' | 'reapply' | 'unclear';
      readonly stage: Stage;
    }
  | { readonly kind: 'unknown' };

const isForm = ({ name }: Stage): boolean => name === 'apl01' || name === 'apl02';

/** An open stage of which the server does not say for whom is the candidate's: who looks there finds out. */
const isMine = ({ status, waitingFor }: Stage): boolean =>
  waitingFor === 'candidate' || (waitingFor === null && status !== 'submitted');

/** It ends soon or has ended. */
const canBeRenewed = ({ term }: Stage): boolean => term?.life === 'ending' || term?.life === 'ended';

/** The next step of these stages: a returned form comes before what is open, what the candidate does before what others do. */
export const nextStep = (stages: readonly Stage[]): NextStep => {
  const certificate = stages.find(isIssued);
  if (certificate) return { kind: canBeRenewed(certificate) ? 'renew' : 'certificate', stage: certificate };
  const underWay = stages.filter((stage) => isUnderWay(stage) && !(stage.name === 'appeal' && isMine(stage)));
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
