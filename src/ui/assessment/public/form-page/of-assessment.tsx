import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { decodeTrxId, encodeTrxId } from '../../../../domain/assessment/trx-id.ts';
import { FailureState } from '../../../core/errors/failure-state.tsx';
import { useAddressSearch } from '../../../core/page/address-search.ts';
import { paths } from '../../../core/paths.ts';
import type { PageProps } from '../../../core/route.tsx';
import { Skeleton } from '../../../kit/components/feedback/skeleton.tsx';
import { PageHeading } from '../../../kit/components/layout/page-heading.tsx';
import { useAssessments } from '../timeline-data.ts';
import { FormMissing } from './form-missing.tsx';

/** Where an address names no assessment: adds the only one to it, or else leads to the list (domain: Route ambiguity). */
const OnlyAssessment = ({ title }: { readonly title: string }) => {
  const [pathname, navigate] = useLocation();
  const search = useAddressSearch();
  const { data, error, isFetching, refetch } = useAssessments();
  const [first] = data?.pages ?? [];
  const only = first?.items.length === 1 && first.last === 1 ? first.items[0] : undefined;
  const named = only && `${pathname.replace(/\/+$/, '')}/${encodeTrxId(only.id)}${search}`;
  const to = data && (named ?? paths.assessments.to({}));
  useEffect(() => {
    if (to) navigate(to, { replace: true });
  }, [to, navigate]);

  return (
    <>
      <PageHeading title={title} />
      {error && !data ? (
        <FailureState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton name="timeline" />
      )}
    </>
  );
};

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

export interface AssessmentPageProps {
  readonly trxId: string;
  readonly title: string;
}

/** Makes a page of the assessment in its address. */
export const ofAssessment =
  (Page: ComponentType<AssessmentPageProps>) =>
  ({ args, title }: PageProps<{ readonly trxid?: string }>) => (
    <OfAssessment trxid={args.trxid} title={title}>
      {(trxId) => <Page key={trxId} trxId={trxId} title={title} />}
    </OfAssessment>
  );
