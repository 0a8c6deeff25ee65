import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { decodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { paths } from '../../paths.ts';
import { FormMissing } from './form-missing.tsx';

const ToTimeline = () => {
  const [, navigate] = useLocation();
  useEffect(() => navigate(paths.timeline.to({}), { replace: true }), [navigate]);
  return null;
};

export interface OfAssessmentProps {
  readonly trxid: string | undefined;
  readonly title: string;
  readonly children: (trxId: string) => ReactNode;
}

/** Page of the assessment in the address (domain: Route ambiguity). */
export const OfAssessment = ({ trxid, title, children }: OfAssessmentProps) => {
  if (trxid === undefined) return <ToTimeline />;
  const trxId = decodeTrxId(trxid);
  return trxId === null ? <FormMissing title={title} /> : children(trxId);
};
