import { useQuery } from '@tanstack/react-query';
import { assessmentTokens } from '../../../application/assessment/tokens.ts';
import type { Agreement } from '../../../domain/assessment/agreement.ts';
import { nextStep } from '../../../domain/assessment/next-step.ts';
import { useService } from '../../core/services.tsx';
import { useAwaitedQuery } from '../../core/use-awaited-query.ts';
import { formQueryOf } from '../../forms/form-query-of.ts';
import { useFormChanges } from '../../forms/use-form-changes.ts';
import { useTimelineOpenings, useTimelineQuery } from '../public/timeline-data.ts';

export const useTimeline = (trxId: string) => {
  const timeline = useAwaitedQuery(trxId, useTimelineQuery()(trxId), ({ stages }) => nextStep(stages).kind === 'wait');
  useTimelineOpenings([timeline.data]);
  return timeline;
};

const agreementKey = (trxId: string) => ['assessment', 'agreement', trxId];

export const useAgreement = (trxId: string) => {
  const assessments = useService(assessmentTokens.assessments);
  return useQuery(formQueryOf(agreementKey(trxId), () => assessments.agreement(trxId)));
};

export const useAgreementChanges = (trxId: string) => useFormChanges<Agreement>(agreementKey(trxId));
