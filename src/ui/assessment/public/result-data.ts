import { assessmentTokens } from '../../../application/assessment/tokens.ts';
import type { AssessmentResult } from '../../../domain/assessment/result.ts';
import { lazyService, type ServicesHandle, useServices } from '../../core/services.tsx';
import { useAwaitedQuery } from '../../core/use-awaited-query.ts';
import { useFormChanges } from '../../forms/use-form-changes.ts';

const resultKey = (trxId: string) => ['assessment', 'result', trxId];

export const resultQuery = (services: ServicesHandle, trxId: string) => ({
  queryKey: resultKey(trxId),
  queryFn: () => lazyService(services, assessmentTokens.assessments).result(trxId),
});

/** Refetched on each visit, because the timeline may have cached a decision that an appeal has changed since. */
export const useResult = (trxId: string, enabled = true) =>
  useAwaitedQuery(
    trxId,
    { ...resultQuery(useServices(), trxId), enabled, refetchOnMount: 'always' },
    ({ reassessment }) => reassessment !== null,
  );

export const useResultChanges = (trxId: string) => useFormChanges<AssessmentResult>(resultKey(trxId));
