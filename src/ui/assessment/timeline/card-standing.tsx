import { nextStep } from '../../../domain/assessment/next-step.ts';
import { doneCount } from '../../../domain/assessment/progress.ts';
import type { Timeline } from '../../../domain/assessment/timeline.ts';
import { lazyComponent } from '../../lazy-component.ts';
import { NextStepLine } from '../../next-step/next-step-line.tsx';
import { Progress } from './progress.tsx';

const ValidUntil = lazyComponent(() => import('../../certificate-life/valid-until.tsx'), null, true);

/** How an assessment stands, for its card: the one next action, or whom it waits for. */
export const CardStanding = ({ timeline }: { timeline: Timeline }) => (
  <>
    <NextStepLine timeline={timeline} />
    {nextStep(timeline.stages).kind === 'certificate' && <ValidUntil trxId={timeline.trxId} />}
    <Progress done={doneCount(timeline.stages)} total={timeline.stages.length} />
  </>
);
