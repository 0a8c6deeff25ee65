import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiFailure } from '../../../../application/api-failure.ts';
import { encodeTrxId } from '../../../../domain/assessment/trx-id.ts';
import { FailureState } from '../../../core/errors/failure-state.tsx';
import { failureText } from '../../../core/failure-text.ts';
import { useReachable } from '../../../core/page/reachable.ts';
import { paths } from '../../../core/paths.ts';
import { JustReadContext } from '../../../forms/just-read-context.ts';
import { LinkButton } from '../../../kit/components/button/link-button.tsx';
import { EmptyState } from '../../../kit/components/feedback/empty-state.tsx';
import { Skeleton, type SkeletonName } from '../../../kit/components/feedback/skeleton.tsx';
import { PageHeading } from '../../../kit/components/layout/page-heading.tsx';
import { Stack } from '../../../kit/components/layout/stack.tsx';
import { AfterNextStep, NextStepOf } from '../next-step/next-step-of.tsx';
import { FormMissing } from './form-missing.tsx';

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
