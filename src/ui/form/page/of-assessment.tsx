import type { ReactNode } from 'react';
import { decodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { FormMissing } from './form-missing.tsx';
import { OnlyAssessment } from './only-assessment.tsx';

export interface OfAssessmentProps {
  readonly trxid: string | undefined;
  readonly title: string;
  readonly missing?: ReactNode;
  readonly children: (trxId: string) => ReactNode;
}

/** Page of the assessment in the address; of the only one if the address names none (domain: Route ambiguity). */
export const OfAssessment = ({ trxid, title, missing, children }: OfAssessmentProps) => {
  if (trxid === undefined) return <OnlyAssessment title={title} />;
  const trxId = decodeTrxId(trxid);
  return trxId === null ? (missing ?? <FormMissing title={title} />) : children(trxId);
};
