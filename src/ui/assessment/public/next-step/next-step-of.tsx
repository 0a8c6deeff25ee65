import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { nextStep } from '../../../../domain/assessment/next-step.ts';
import type { StageName } from '../../../../domain/assessment/timeline.ts';
import { Skeleton } from '../../../kit/components/feedback/skeleton.tsx';
import { useTimelineQuery } from '../timeline-data.ts';
import { NextStepCallout } from './next-step-callout.tsx';
import { isAbsence } from './stage-text.ts';

interface NextStepOfProps {
  readonly trxId: string;
  readonly here?: StageName;
  readonly withOutcome?: boolean;
  readonly children?: ReactNode;
}

export const NextStepOf = ({ trxId, here, withOutcome = true, children }: NextStepOfProps) => {
  const { data: timeline } = useQuery(useTimelineQuery()(trxId));
  const step = timeline && nextStep(timeline.stages);
  // the exams page does not show that the candidate was absent, so the callout stays
  const isHere = step && 'stage' in step && step.stage.name === here && !isAbsence(step.stage);
  return timeline && !isHere ? <NextStepCallout timeline={timeline} withOutcome={withOutcome} /> : children;
};

interface AfterNextStepProps {
  readonly trxId: string;
  readonly children: ReactNode;
}

/** Shows a document only after the next step above it has loaded, so that the document does not shift. An error does not block it. */
export const AfterNextStep = ({ trxId, children }: AfterNextStepProps) => {
  const { isLoading, failureCount } = useQuery(useTimelineQuery()(trxId));
  return isLoading && failureCount === 0 ? <Skeleton name="document" /> : children;
};
