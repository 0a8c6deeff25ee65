import type { Stage, Timeline } from '../../../domain/assessment/timeline.ts';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { LinkButton } from '../../components/button/link-button.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { BesidePaper } from '../../document/form-frame.ts';
import { longDate } from '../../format/date.ts';
import { schemeTitle } from '../../format/scheme-title.ts';
import { NextStepCallout } from '../../next-step/next-step-callout.tsx';
import { stageAddress } from '../../next-step/stage-address.ts';
import { paths } from '../../paths.ts';
import { feedbackCode, feedbackSent, feedbackTitle } from './feedback-text.ts';

const heading = (lead?: string) => (
  <PageHeading eyebrow={`Formulir ${feedbackCode}`} title={feedbackTitle} {...(lead && { lead })} />
);

/** A feedback that was sent before, on a server that does not give it back. */
export const FeedbackOver = ({ timeline, stage }: { readonly timeline: Timeline; readonly stage: Stage }) => (
  <BesidePaper>
    {heading(
      stage.since ? `Dikirim ${longDate(stage.since)} untuk asesmen ${schemeTitle(timeline.scheme)}.` : undefined,
    )}
    <NextStepCallout timeline={timeline} done={feedbackSent} />
  </BesidePaper>
);

/** Why there is no form yet, and where to go instead. */
export const FeedbackLocked = ({ timeline, note }: { readonly timeline: Timeline; readonly note: string | null }) => {
  const { trxId, stages } = timeline;
  const result = stages.find(({ name }) => name === 'result');
  const resultWaits = result?.status === 'open';
  return (
    <>
      {heading()}
      <EmptyState
        title="Umpan balik belum terbuka"
        action={
          resultWaits ? (
            <LinkButton to={stageAddress('result', trxId)}>Baca dan terima hasil asesmen</LinkButton>
          ) : (
            <LinkButton to={paths.timeline.to({ id: encodeTrxId(trxId) })}>Lihat proses sertifikasi</LinkButton>
          )
        }
      >
        {note ?? 'Umpan balik diisi setelah hasil asesmen keluar dan Anda menerimanya dengan tanda tangan.'}
      </EmptyState>
    </>
  );
};
