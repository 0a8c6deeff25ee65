import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiFailure } from '../../../../application/api-failure.ts';
import { statusByStage, withStageStatus } from '../../../../domain/assessment/form-stage.ts';
import {
  type FormState,
  isClosed,
  isEditable,
  type Review,
  type Signature,
} from '../../../../domain/assessment/form-status.ts';
import type { StageName, Timeline } from '../../../../domain/assessment/timeline.ts';
import { encodeTrxId } from '../../../../domain/assessment/trx-id.ts';
import { FailureState } from '../../../core/errors/failure-state.tsx';
import { useReachable } from '../../../core/page/reachable.ts';
import { paths } from '../../../core/paths.ts';
import { useSession } from '../../../core/session/session-view.ts';
import { BesidePaper } from '../../../forms/document/form-frame.ts';
import { Button } from '../../../kit/components/button/button.tsx';
import { LinkButton } from '../../../kit/components/button/link-button.tsx';
import { Callout } from '../../../kit/components/feedback/callout.tsx';
import { EmptyState } from '../../../kit/components/feedback/empty-state.tsx';
import { Skeleton } from '../../../kit/components/feedback/skeleton.tsx';
import { PageHeading } from '../../../kit/components/layout/page-heading.tsx';
import { Stack } from '../../../kit/components/layout/stack.tsx';
import { NextStepOf } from '../next-step/next-step-of.tsx';
import { unknownStatusText } from '../next-step/stage-text.ts';
import { useTimelineQuery } from '../timeline-data.ts';
import { FormMissing } from './form-missing.tsx';
import { FormQuery } from './form-query.tsx';

/** A page begins a form with this while the server does not have it. */
export interface Begun {
  readonly known: { readonly trxId: string; readonly schemeTitle: string; readonly candidate: string };
  readonly timeline: Timeline | null;
  readonly state: { readonly status: 'draft' | 'returned'; readonly review: Review | null };
}

export interface AssessmentFormProps<Form> {
  readonly trxId: string;
  readonly title: string;
  readonly stage: StageName;
  readonly query: UseQueryResult<Form | null>;
  readonly begin: (begun: Begun) => Form;
  readonly lockedText?: string;
  readonly children: (form: Form) => ReactNode;
}

/** A form of an assessment, as its stage lets it be: read, begun while the server has none, locked, sent, missing, or in an unknown state. */
export const AssessmentForm = <Form extends object>({ query, begin, children, ...of }: AssessmentFormProps<Form>) => (
  <FormQuery
    query={query}
    title={of.title}
    trxId={of.trxId}
    absent={<WithoutForm {...of}>{(begun) => children(begin(begun))}</WithoutForm>}
  >
    {(form) =>
      hasStatus(form) ? (
        <WithStatus form={form} {...of}>
          {children}
        </WithStatus>
      ) : (
        children(form)
      )
    }
  </FormQuery>
);

type Staged = FormState & { readonly trxId: string; readonly signature: Signature | null };

const hasStatus = <Form extends object>(form: Form): form is Form & Staged => 'status' in form;

const explanation = ({ status }: FormState, signed: boolean): string => {
  if (status === 'unknown' && !signed)
    return 'Karena itu tidak diketahui apakah formulir ini masih dapat diisi. Bila belum Anda kirim, Anda dapat mengisinya; server yang menentukan apakah isian Anda diterima. Yang tersimpan di perangkat ini tetap ada.';
  if (status === 'unknown')
    return 'Isinya tampil apa adanya dan tidak dapat diubah di sini; yang tersimpan di perangkat ini tetap ada. Lanjutkan dari proses sertifikasi, atau tanyakan kepada lembaga sertifikasi.';
  return isEditable(status)
    ? 'Menurut proses sertifikasi, formulir ini masih dapat Anda isi.'
    : 'Keadaannya di bawah ini menurut proses sertifikasi.';
};

type OfForm = Pick<AssessmentFormProps<never>, 'trxId' | 'title' | 'stage' | 'lockedText'>;

const Locked = ({ trxId, title, lockedText }: OfForm) => (
  <Instead trxId={trxId} title={title} said="Formulir ini belum terbuka">
    {lockedText ?? 'Anda akan mendapat notifikasi saat formulir ini dapat diisi.'}
  </Instead>
);

interface WithStatusProps<Form> extends OfForm {
  readonly form: Form;
  readonly children: (form: Form) => ReactNode;
}

/**
 * If the status of a form is unknown, uses the status of its stage. If that is unknown too, the candidate can still choose to fill in an
 * unsigned form. The timeline decides which forms are open: a draft of a locked stage is not shown.
 */
const WithStatus = <Form extends Staged>({ form, children, ...of }: WithStatusProps<Form>) => {
  const { stage } = of;
  const asks = form.status === 'unknown';
  const mayBeLocked = form.status === 'draft' && stage !== 'agreement'; // the agreement is the first stage
  const [wanted, setWanted] = useState(false);
  // the form was sent: forgets that the candidate wanted to fill it in, and follows the server's status again
  if (wanted && !asks) setWanted(false);
  const {
    data: timeline,
    isLoading,
    failureCount,
  } = useQuery({
    ...useTimelineQuery()(form.trxId),
    enabled: asks || mayBeLocked,
  });
  if (mayBeLocked && statusByStage(timeline?.stages ?? [], stage) === 'locked') return <Locked {...of} />;
  if (!asks) return children(form);
  if (isLoading && failureCount === 0) return <Skeleton name="document" />;
  const known = timeline ? withStageStatus(form, timeline.stages, stage) : form;
  const mayBeFilledIn = known.status === 'unknown' && form.signature === null;
  return (
    <>
      {(form.statusWord || known.status === 'unknown') && (
        <BesidePaper data-print="hidden">
          <Callout
            tone="caution"
            title={unknownStatusText(form.statusWord, 'formulir ini')}
            action={
              mayBeFilledIn &&
              !wanted && (
                <Button variant="secondary" onClick={() => setWanted(true)}>
                  Isi formulir ini
                </Button>
              )
            }
          >
            {explanation(known, form.signature !== null)}
          </Callout>
        </BesidePaper>
      )}
      {children(mayBeFilledIn && wanted ? { ...known, status: 'draft' } : known)}
    </>
  );
};

type WithoutFormProps = OfForm & { readonly children: (begun: Begun) => ReactNode };

const WithoutForm = ({ children, ...of }: WithoutFormProps) => {
  const { trxId, title, stage } = of;
  const candidate = useSession().candidate?.fullname ?? '';
  return (
    <KnownAssessment trxId={trxId} title={title}>
      {(timeline) => {
        const stages = timeline?.stages ?? [];
        const status = statusByStage(stages, stage);
        if (status === 'locked') return <Locked {...of} />;
        if (isClosed(status))
          return (
            <Instead trxId={trxId} title={title} said="Formulir ini sudah dikirim">
              Server tidak mengirimkan kembali isinya, jadi tidak dapat ditampilkan di sini.
            </Instead>
          );
        const note = stages.find(({ name }) => name === stage)?.note ?? null;
        const review = note === null ? null : { at: null, reviewer: '', note, notes: [] };
        return children({
          known: { trxId, schemeTitle: timeline?.scheme.title ?? '', candidate },
          timeline,
          state: status === 'returned' ? { status, review } : { status: 'draft', review: null },
        });
      }}
    </KnownAssessment>
  );
};

interface KnownAssessmentProps {
  readonly trxId: string;
  readonly title: string;
  readonly children: (timeline: Timeline | null) => ReactNode;
}

/** For a form that the server does not have: the timeline shows whether the assessment exists and belongs to the candidate. */
export const KnownAssessment = ({ trxId, title, children }: KnownAssessmentProps) => {
  const { data: timeline, error, isFetching, refetch } = useQuery(useTimelineQuery()(trxId));
  if (timeline) return children(timeline);
  if (timeline === null) return <FormMissing title={title} />;
  if (!error) return <Skeleton name="document" />;
  const { kind, status } = error instanceof ApiFailure ? error : {};
  if (status === 403) return <FormMissing title={title} forbidden />;
  if (kind === 'contract') return children(null);
  return (
    <>
      <PageHeading title={title} />
      <FailureState error={error} onRetry={() => void refetch()} retrying={isFetching} />
    </>
  );
};

interface InsteadProps {
  readonly trxId: string;
  readonly title: string;
  readonly said: string;
  readonly children: string;
}

export const Instead = ({ trxId, title, said, children }: InsteadProps) => {
  const reachable = useReachable();
  const trxid = encodeTrxId(trxId);
  return (
    <>
      <PageHeading title={title} />
      <Stack $gap={6}>
        <NextStepOf trxId={trxId} />
        <EmptyState
          title={said}
          action={
            <LinkButton to={reachable(paths.timeline.to({ id: trxid }), trxid)} variant="secondary">
              Lihat proses sertifikasi
            </LinkButton>
          }
        >
          {children}
        </EmptyState>
      </Stack>
    </>
  );
};
