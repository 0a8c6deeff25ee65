import { useQuery } from '@tanstack/react-query';
import { assessmentTokens } from '../../../application/assessment/tokens.ts';
import type { AppealForm } from '../../../domain/assessment/appeal.ts';
import { lazyService, type ServicesHandle, useServices } from '../../core/services.tsx';
import { formQueryOf } from '../../forms/form-query-of.ts';
import { useFormChanges } from '../../forms/use-form-changes.ts';

const appealKey = (trxId: string) => ['assessment', 'appeal', trxId];

export const appealQuery = (services: ServicesHandle, trxId: string) =>
  formQueryOf(appealKey(trxId), () => lazyService(services, assessmentTokens.assessments).appeal(trxId));

export const useAppeal = (trxId: string) => useQuery(appealQuery(useServices(), trxId));

export const useAppealChanges = (trxId: string) => useFormChanges<AppealForm>(appealKey(trxId));
