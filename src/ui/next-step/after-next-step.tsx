import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../components/feedback/skeleton.tsx';
import { useTimelineQuery } from '../timeline-data.ts';

interface AfterNextStepProps {
  readonly trxId: string;
  readonly children: ReactNode;
}

/** A paper below its next step, shown together with it: what came later above would move it. A next step that cannot be read holds nothing up. */
export const AfterNextStep = ({ trxId, children }: AfterNextStepProps) => {
  const { isLoading, failureCount } = useQuery(useTimelineQuery()(trxId));
  return isLoading && failureCount === 0 ? <Skeleton name="document" /> : children;
};
