import { doneCount } from '../../../domain/assessment/progress.ts';
import type { Timeline } from '../../../domain/assessment/timeline.ts';
import { NextStepLine } from '../../next-step/next-step-line.tsx';
import { Progress } from './progress.tsx';

/** How an assessment stands, for its card: the one next action, or whom it waits for. */
export const CardStanding = ({ timeline }: { timeline: Timeline }) => (
  <>
    <NextStepLine timeline={timeline} />
    <Progress done={doneCount(timeline.stages)} total={timeline.stages.length} />
  </>
);
