import { assessmentTokens } from '../../../application/assessment/tokens.ts';
import type { AppealForm } from '../../../domain/assessment/appeal.ts';
import { lazyService, type ServicesHandle, useServices } from '../../core/services.tsx';
import { useAwaitedQuery } from '../../core/use-awaited-query.ts';
import { formQueryOf } from '../../forms/form-query-of.ts';
import { useFormChanges } from '../../forms/use-form-changes.ts';

const appealKey = (trxId: string) => ['assessment', 'appeal', trxId];

export const appealQuery = (services: ServicesHandle, trxId: string) =>
  formQueryOf(appealKey(trxId), () => lazyService(services, assessmentTokens.assessments).appeal(trxId));

export const useAppeal = (trxId: string) =>
  useAwaitedQuery(trxId, appealQuery(useServices(), trxId), ({ appeal }) => appeal?.answer === null);

export const useAppealChanges = (trxId: string) => useFormChanges<AppealForm>(appealKey(trxId));
