import { useQuery } from '@tanstack/react-query';
import { assessmentTokens } from '../../../application/assessment/tokens.ts';
import type { Agreement } from '../../../domain/assessment/agreement.ts';
import { formQueryOf } from '../../form/form-query-of.ts';
import { useFormChanges } from '../../form/use-form-changes.ts';
import { useServices } from '../../services.tsx';
import { useTimelineOpenings, useTimelineQuery } from '../../timeline-data.ts';

export const useTimeline = (trxId: string) => {
  const timeline = useQuery(useTimelineQuery()(trxId));
  useTimelineOpenings([timeline.data]);
  return timeline;
};

const agreementKey = (trxId: string) => ['assessment', 'agreement', trxId];

export const useAgreement = (trxId: string) => {
  const services = useServices();
  return useQuery(
    formQueryOf(agreementKey(trxId), async () =>
      (await services.resolve(assessmentTokens.assessments)).agreement(trxId),
    ),
  );
};

export const useAgreementChanges = (trxId: string) => useFormChanges<Agreement>(agreementKey(trxId));
