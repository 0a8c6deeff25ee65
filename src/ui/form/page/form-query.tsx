import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiFailure } from '../../../application/api-failure.ts';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { LinkButton } from '../../components/button/link-button.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { Skeleton, type SkeletonName } from '../../components/feedback/skeleton.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Stack } from '../../components/layout/stack.tsx';
import { FailureState } from '../../errors/failure-state.tsx';
import { failureText } from '../../failure-text.ts';
import { AfterNextStep } from '../../next-step/after-next-step.tsx';
import { NextStepOf } from '../../next-step/next-step-of.tsx';
import { useReachable } from '../../page/reachable.ts';
import { paths } from '../../paths.ts';
import { FormMissing } from './form-missing.tsx';
import { JustReadContext } from './just-read-context.ts';

export interface FormQueryProps<Form> {
  readonly query: UseQueryResult<Form | null>;
  readonly title: string;
  readonly trxId: string;
  readonly skeleton?: SkeletonName;
  readonly absent?: ReactNode;
  readonly children: (form: Form) => ReactNode;
}

export const FormQuery = <Form,>(props: FormQueryProps<Form>) => {
  const { query, title, trxId, skeleton = 'document', absent, children } = props;
  const { data, error, isFetching, isStale, refetch } = query;
  const reachable = useReachable();
  const trxid = encodeTrxId(trxId);
  if (data) return <JustReadContext value={!(isFetching || isStale || error)}>{children(data)}</JustReadContext>;
  if (data === null) return absent ?? <FormMissing title={title} />;
  if (!error) return <Skeleton name={skeleton} />;
  if (error instanceof ApiFailure && error.status === 403) return <FormMissing title={title} forbidden />;
  const toTimeline = (
    <LinkButton to={reachable(paths.timeline.to({ id: trxid }), trxid)} variant="secondary">
      Lihat proses sertifikasi
    </LinkButton>
  );
  return (
    <>
      <PageHeading title={title} />
      {error instanceof ApiFailure && error.kind === 'refused' ? (
        <AfterNextStep trxId={trxId}>
          <Stack $gap={6}>
            <NextStepOf trxId={trxId} />
            <EmptyState title={failureText(error).text} action={toTimeline} />
          </Stack>
        </AfterNextStep>
      ) : (
        <FailureState error={error} onRetry={() => void refetch()} retrying={isFetching} action={toTimeline} />
      )}
    </>
  );
};
