import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { nextStep } from '../../domain/assessment/next-step.ts';
import type { StageName } from '../../domain/assessment/timeline.ts';
import { useTimelineQuery } from '../timeline-data.ts';
import { NextStepCallout } from './next-step-callout.tsx';

interface NextStepOfProps {
  readonly trxId: string;
  readonly here?: StageName;
  readonly children?: ReactNode;
}

export const NextStepOf = ({ trxId, here, children }: NextStepOfProps) => {
  const { data: timeline } = useQuery(useTimelineQuery()(trxId));
  const step = timeline && nextStep(timeline.stages);
  return timeline && step && !('stage' in step && step.stage.name === here) ? (
    <NextStepCallout timeline={timeline} />
  ) : (
    children
  );
};
