import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../kit/components/feedback/skeleton.tsx';
import { useTimelineQuery } from '../timeline-data.ts';

interface AfterNextStepProps {
  readonly trxId: string;
  readonly children: ReactNode;
}

/** Shows a document only after the next step above it has loaded, so that the document does not shift. An error does not block it. */
export const AfterNextStep = ({ trxId, children }: AfterNextStepProps) => {
  const { isLoading, failureCount } = useQuery(useTimelineQuery()(trxId));
  return isLoading && failureCount === 0 ? <Skeleton name="document" /> : children;
};
