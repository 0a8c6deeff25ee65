import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { decodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { FailureState } from '../../errors/failure-state.tsx';
import { paths } from '../../paths.ts';
import type { PageProps } from '../../route.tsx';
import { useAssessments } from '../../timeline-data.ts';
import { AssessmentTimeline } from './assessment-timeline.tsx';
import { TimelineMissing } from './timeline-missing.tsx';

const TimelinePage = ({ args, title }: PageProps<{ readonly id?: string }>) => {
  if (args.id === undefined) return <OnlyTimeline title={title} />;
  const trxId = decodeTrxId(args.id);
  return trxId === null ? (
    <TimelineMissing title={title} />
  ) : (
    <AssessmentTimeline key={trxId} trxId={trxId} title={title} />
  );
};

const OnlyTimeline = ({ title }: { title: string }) => {
  const [, navigate] = useLocation();
  const { data, error, isFetching, refetch } = useAssessments();
  const [first] = data?.pages ?? [];
  const only = first?.items.length === 1 && first.last === 1 ? first.items[0] : undefined;
  const toList = data !== undefined && !only;
  useEffect(() => {
    if (toList) navigate(paths.assessments.to({}), { replace: true });
  }, [toList, navigate]);

  if (only) return <AssessmentTimeline trxId={only.id} title={title} />;
  return (
    <>
      <PageHeading title={title} />
      {error ? (
        <FailureState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton name="timeline" />
      )}
    </>
  );
};

export default TimelinePage;
