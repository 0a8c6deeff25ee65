import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiFailure } from '../../../../application/api-failure.ts';
import type { Timeline } from '../../../../domain/assessment/timeline.ts';
import { FailureState } from '../../../core/errors/failure-state.tsx';
import { Skeleton } from '../../../kit/components/feedback/skeleton.tsx';
import { PageHeading } from '../../../kit/components/layout/page-heading.tsx';
import { useTimelineQuery } from '../timeline-data.ts';
import { FormMissing } from './form-missing.tsx';

interface KnownAssessmentProps {
  readonly trxId: string;
  readonly title: string;
  readonly children: (timeline: Timeline | null) => ReactNode;
}

/** For a form that the server does not have: the timeline shows whether the assessment exists and belongs to the candidate. */
export const KnownAssessment = ({ trxId, title, children }: KnownAssessmentProps) => {
  const { data: timeline, error, isFetching, refetch } = useQuery(useTimelineQuery()(trxId));
  if (timeline) return children(timeline);
  if (timeline === null) return <FormMissing title={title} />;
  if (!error) return <Skeleton name="document" />;
  const { kind, status } = error instanceof ApiFailure ? error : {};
  if (status === 403) return <FormMissing title={title} forbidden />;
  if (kind === 'contract') return children(null);
  return (
    <>
      <PageHeading title={title} />
      <FailureState error={error} onRetry={() => void refetch()} retrying={isFetching} />
    </>
  );
};
