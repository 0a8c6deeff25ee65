import { useState } from 'react';
import { type Apl01, unsentApl01 } from '../../../domain/apl/apl01.ts';
import { prefilled } from '../../../domain/apl/apl01-content.ts';
import { isEditable } from '../../../domain/assessment/form-status.ts';
import { FormQuery } from '../../assessment/public/form-page/form-query.tsx';
import { FormWithStatus } from '../../assessment/public/form-page/form-with-status.tsx';
import { MissedDay } from '../../assessment/public/form-page/missed-day.tsx';
import { OfAssessment } from '../../assessment/public/form-page/of-assessment.tsx';
import { WithoutDraft } from '../../assessment/public/form-page/without-draft.tsx';
import { AfterNextStep } from '../../assessment/public/next-step/after-next-step.tsx';
import { useConfig } from '../../core/config-context.ts';
import { FailureState } from '../../core/errors/failure-state.tsx';
import { useLostFocus } from '../../core/page/use-lost-focus.ts';
import type { PageProps } from '../../core/route.tsx';
import { useSession } from '../../core/session/session-view.ts';
import { WithDraft } from '../../forms/draft/with-draft.tsx';
import { Button } from '../../kit/components/button/button.tsx';
import { Skeleton } from '../../kit/components/feedback/skeleton.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { useProfile } from '../../profile/public/profile-data.ts';
import { SentForm } from '../sent-form.tsx';
import { type JustSent, useJustSent } from '../use-just-sent.ts';
import { useApl01 } from './apl01-data.ts';
import { Apl01Form } from './apl01-form.tsx';
import { Apl01Paper } from './apl01-paper.tsx';
import { apl01Code, apl01Title } from './apl01-text.ts';
import { initialValues, readKept } from './apl01-values.ts';

const titles = {
  approved: 'Permohonan diterima',
  rejected: 'Permohonan tidak diterima',
  waiting: 'Sedang diperiksa admin LSP',
};

interface Apl01SentProps {
  readonly apl01: Apl01;
  readonly justSent: JustSent | null;
}

const Apl01Sent = ({ apl01, justSent }: Apl01SentProps) => (
  <SentForm
    form="apl01"
    sent={apl01}
    justSent={justSent}
    done="APL 01 terkirim"
    wait={`Admin LSP memeriksanya, biasanya dalam ${useConfig().times.apl01}.`}
    titles={titles}
  >
    <Apl01Paper apl01={apl01} />
  </SentForm>
);

const Apl01Page = ({ args, title }: PageProps<{ readonly trxid?: string }>) => (
  <OfAssessment trxid={args.trxid} title={title}>
    {(trxId) => <Apl01Of key={trxId} trxId={trxId} title={title} />}
  </OfAssessment>
);

const Apl01Of = ({ trxId, title }: { readonly trxId: string; readonly title: string }) => {
  const query = useApl01(trxId);
  const status = query.data === null ? 'draft' : query.data?.status;
  const justSent = useJustSent(status);
  useLostFocus(status);
  return (
    <FormQuery
      query={query}
      title={title}
      trxId={trxId}
      absent={
        <WithoutDraft trxId={trxId} title={title} stage="apl01">
          {({ timeline, ...begun }) => (
            <Editable apl01={{ ...unsentApl01({ trxId, schemeTitle: timeline?.scheme.title ?? '' }), ...begun }} />
          )}
        </WithoutDraft>
      }
    >
      {(form) => (
        <FormWithStatus form={form} stage="apl01">
          {(apl01) =>
            isEditable(apl01.status) ? (
              <Editable apl01={apl01} />
            ) : (
              <AfterNextStep trxId={apl01.trxId}>
                <Apl01Sent apl01={apl01} justSent={justSent} />
              </AfterNextStep>
            )
          }
        </FormWithStatus>
      )}
    </FormQuery>
  );
};

const Heading = ({ apl01 }: { apl01: Apl01 }) => (
  <div data-print="hidden">
    <PageHeading eyebrow={`Formulir ${apl01Code}`} title={apl01Title} lead={apl01.scheme.title} />
  </div>
);

const Editable = ({ apl01 }: { readonly apl01: Apl01 }) => {
  const { candidate } = useSession();
  const { data: profile, error, isFetching, refetch } = useProfile(candidate?.id ?? '');
  const [goesWithout, goWithout] = useState(false);
  if (apl01.content === null && profile === undefined && !goesWithout) {
    return (
      <>
        <Heading apl01={apl01} />
        <MissedDay trxId={apl01.trxId} wide />
        {error ? (
          <FailureState
            error={error}
            title="Profil belum bisa dimuat"
            onRetry={() => void refetch()}
            retrying={isFetching}
            action={
              <Button variant="secondary" onClick={() => goWithout(true)}>
                Isi tanpa profil
              </Button>
            }
          />
        ) : (
          <Skeleton name="form" />
        )}
      </>
    );
  }
  const content = apl01.content ?? prefilled(profile ?? null, candidate?.fullname ?? '');
  const photo = profile?.photo ?? null;
  const initial = initialValues(content, apl01.requirements, photo !== null);
  return (
    <>
      <Heading apl01={apl01} />
      <MissedDay trxId={apl01.trxId} wide />
      <WithDraft
        form="apl01"
        trxId={apl01.trxId}
        basis={`${apl01.status} ${apl01.review?.at ?? ''}`}
        read={readKept(initial)}
      >
        {(draft) => (
          <Apl01Form
            apl01={apl01}
            initial={initial}
            ofProfile={!apl01.content && !!profile}
            photo={photo}
            draft={draft}
          />
        )}
      </WithDraft>
    </>
  );
};

export default Apl01Page;
