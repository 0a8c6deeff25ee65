import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { nextStep } from '../../domain/assessment/next-step.ts';
import type { StageName } from '../../domain/assessment/timeline.ts';
import { useTimelineQuery } from '../timeline-data.ts';
import { NextStepCallout } from './next-step-callout.tsx';

interface NextStepOfProps {
  readonly trxId: string;
  /** The stage of this very page, to which its own next step would lead in a circle. */
  readonly here?: StageName;
  /** Where no other step is known. */
  readonly children?: ReactNode;
}

/** What comes next where what this page is about is not to be had yet, or not any more. */
export const NextStepOf = ({ trxId, here, children }: NextStepOfProps) => {
  const { data: timeline } = useQuery(useTimelineQuery()(trxId));
  const step = timeline && nextStep(timeline.stages);
  return timeline && step && !('stage' in step && step.stage.name === here) ? (
    <NextStepCallout timeline={timeline} />
  ) : (
    children
  );
};
