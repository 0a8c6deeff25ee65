import { type Apl02, unsentApl02 } from '../../../domain/apl/apl02.ts';
import { isEditable } from '../../../domain/assessment/form-status.ts';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { FormQuery } from '../../assessment/public/form-page/form-query.tsx';
import { FormWithStatus } from '../../assessment/public/form-page/form-with-status.tsx';
import { MissedDay } from '../../assessment/public/form-page/missed-day.tsx';
import { OfAssessment } from '../../assessment/public/form-page/of-assessment.tsx';
import { WithoutDraft } from '../../assessment/public/form-page/without-draft.tsx';
import { AfterNextStep } from '../../assessment/public/next-step/after-next-step.tsx';
import { useLostFocus } from '../../core/page/use-lost-focus.ts';
import { paths } from '../../core/paths.ts';
import type { PageProps } from '../../core/route.tsx';
import { WithDraft } from '../../forms/draft/with-draft.tsx';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { EmptyState } from '../../kit/components/feedback/empty-state.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { schemeTitle } from '../../kit/format/scheme-title.ts';
import { apl02Code, apl02Title } from '../public/apl02-text.ts';
import { useJustSent } from '../use-just-sent.ts';
import { useApl02 } from './apl02-data.ts';
import { readKept } from './apl02-draft.ts';
import { Apl02Form } from './apl02-form.tsx';
import { Apl02Sent } from './apl02-sent.tsx';

const Apl02Page = ({ args, title }: PageProps<{ readonly trxid?: string }>) => (
  <OfAssessment trxid={args.trxid} title={title}>
    {(trxId) => <Apl02Of key={trxId} trxId={trxId} title={title} />}
  </OfAssessment>
);

const Apl02Of = ({ trxId, title }: { readonly trxId: string; readonly title: string }) => {
  const query = useApl02(trxId);
  const status = query.data === null ? 'draft' : query.data?.status;
  const justSent = useJustSent(status);
  useLostFocus(status);
  return (
    <FormQuery
      query={query}
      title={title}
      trxId={trxId}
      absent={
        <WithoutDraft trxId={trxId} title={title} stage="apl02">
          {({ timeline, ...begun }) => (
            <Editable apl={{ ...unsentApl02({ trxId, schemeTitle: timeline?.scheme.title ?? '' }), ...begun }} />
          )}
        </WithoutDraft>
      }
    >
      {(form) => (
        <FormWithStatus form={form} stage="apl02">
          {(apl) =>
            isEditable(apl.status) ? (
              <Editable apl={apl} />
            ) : (
              <AfterNextStep trxId={apl.trxId}>
                <Apl02Sent apl={apl} justSent={justSent} />
              </AfterNextStep>
            )
          }
        </FormWithStatus>
      )}
    </FormQuery>
  );
};

const Editable = ({ apl }: { readonly apl: Apl02 }) => {
  const { scheme, status, review, trxId, units } = apl;
  return (
    <>
      <div data-print="hidden">
        <PageHeading
          eyebrow={`Formulir ${apl02Code}`}
          title={apl02Title}
          lead={`${schemeTitle(scheme)}. Nilai kemampuan Anda untuk setiap elemen, lalu tunjukkan buktinya.`}
        />
      </div>
      <MissedDay trxId={trxId} wide />
      {units.length === 0 ? (
        <EmptyState
          title="Unit kompetensi belum tersedia"
          action={
            <LinkButton to={paths.timeline.to({ id: encodeTrxId(trxId) })} variant="secondary">
              Lihat proses sertifikasi
            </LinkButton>
          }
        >
          Server belum mengirim unit dan elemen skema ini, jadi belum ada yang dapat Anda nilai. Yang tersimpan di
          perangkat ini tetap ada. Coba lagi nanti, atau tanyakan kepada lembaga sertifikasi.
        </EmptyState>
      ) : (
        <WithDraft form="apl02" trxId={trxId} basis={`${status} ${review?.at ?? ''}`} read={readKept}>
          {(draft) => <Apl02Form apl={apl} draft={draft} />}
        </WithDraft>
      )}
    </>
  );
};

export default Apl02Page;
