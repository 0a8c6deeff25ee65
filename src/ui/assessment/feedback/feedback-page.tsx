import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { assessmentTokens } from '../../../application/assessment/tokens.ts';
import type { SentFeedback } from '../../../domain/assessment/feedback.ts';
import { statusByStage } from '../../../domain/assessment/form-stage.ts';
import { isClosed } from '../../../domain/assessment/form-status.ts';
import type { Stage, Timeline } from '../../../domain/assessment/timeline.ts';
import { useConfig } from '../../core/config-context.ts';
import { usePartFocus } from '../../core/page/use-part-focus.ts';
import { useService } from '../../core/services.tsx';
import { InZone } from '../../core/zone-context.ts';
import { BesidePaper } from '../../forms/document/form-frame.ts';
import { PaperActions } from '../../forms/document/paper-actions.tsx';
import { DropDraft } from '../../forms/draft/drop-draft.tsx';
import { WithDraft } from '../../forms/draft/with-draft.tsx';
import { EmptyState } from '../../kit/components/feedback/empty-state.tsx';
import { Skeleton } from '../../kit/components/feedback/skeleton.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { longDate } from '../../kit/format/date.ts';
import { placeText } from '../../kit/format/place.ts';
import { schemeTitle } from '../../kit/format/scheme-title.ts';
import { FormQuery } from '../public/form-page/form-query.tsx';
import { type AssessmentPageProps, ofAssessment } from '../public/form-page/of-assessment.tsx';
import { HandedIn } from '../public/next-step/handed-in.tsx';
import { NextStepCallout } from '../public/next-step/next-step-callout.tsx';
import { useResult } from '../public/result-data.ts';
import { schemeText } from '../result/result-text.ts';
import { useTimeline } from '../timeline/assessment-data.ts';
import { readFeedbackDraft } from './feedback-draft.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { FeedbackPaper } from './feedback-paper.tsx';
import { feedbackCode, feedbackSent, feedbackTitle } from './feedback-text.ts';

/** FR.AK.03 as sent; null if none was sent or the server does not return it. */
const useFeedback = (trxId: string) => {
  const assessments = useService(assessmentTokens.assessments);
  const { storedFeedback } = useConfig().features;
  return useQuery({
    queryKey: ['assessment', 'feedback', trxId],
    queryFn: () => assessments.feedback(trxId),
    enabled: storedFeedback,
  });
};

const heading = (lead?: string) => (
  <PageHeading eyebrow={`Formulir ${feedbackCode}`} title={feedbackTitle} {...(lead && { lead })} />
);

const FeedbackOver = ({ timeline, stage }: { readonly timeline: Timeline; readonly stage: Stage }) => (
  <BesidePaper>
    {heading(
      stage.since
        ? `Dikirim ${longDate(stage.since, timeline.schedule.zone)} untuk asesmen ${schemeTitle(timeline.scheme)}.`
        : undefined,
    )}
    <NextStepCallout timeline={timeline} done={feedbackSent} />
  </BesidePaper>
);

const FeedbackLocked = ({ timeline, note }: { readonly timeline: Timeline; readonly note: string | null }) => (
  <>
    {heading()}
    <Stack $gap={6}>
      <NextStepCallout timeline={timeline} />
      <EmptyState title="Umpan balik belum terbuka">
        {note ?? 'Umpan balik diisi setelah hasil asesmen keluar dan Anda menerimanya dengan tanda tangan.'}
      </EmptyState>
    </Stack>
  </>
);

/** FR.AK.03: editable once, then read-only. Its status comes from the timeline. */
const FeedbackPage = ({ trxId, title }: AssessmentPageProps) => {
  const [sent, setSent] = useState<SentFeedback | null>(null);
  return (
    <FormQuery query={useTimeline(trxId)} title={title} trxId={trxId}>
      {(timeline) => (
        <InZone value={timeline.schedule.zone}>
          <FeedbackBody timeline={timeline} sent={sent} onSent={setSent} />
        </InZone>
      )}
    </FormQuery>
  );
};

interface FeedbackBodyProps {
  readonly timeline: Timeline;
  readonly sent: SentFeedback | null;
  readonly onSent: (feedback: SentFeedback | null) => void;
}

const FeedbackBody = ({ timeline, sent, onSent }: FeedbackBodyProps) => {
  const { trxId } = timeline;
  const stage = timeline.stages.find(({ name }) => name === 'feedback');
  const status = statusByStage(timeline.stages, 'feedback');
  const state = sent ? 'sent' : status === 'locked' ? 'locked' : isClosed(status) ? 'over' : 'open';
  usePartFocus(state);
  if (sent) return <Sent timeline={timeline} feedback={sent} />;
  if (stage && state === 'over') {
    return (
      <>
        <DropDraft form="feedback" trxId={trxId} closed={[stage.since]} />
        <Over timeline={timeline} stage={stage} />
      </>
    );
  }
  if (state === 'locked') return <FeedbackLocked timeline={timeline} note={stage?.note ?? null} />;
  return (
    <>
      <BesidePaper>
        <PageHeading
          eyebrow={`Formulir ${feedbackCode}`}
          title={feedbackTitle}
          lead={`Jawab setiap komponen sesuai pengalaman Anda pada asesmen ${schemeTitle(timeline.scheme)}.`}
        />
      </BesidePaper>
      <WithDraft form="feedback" trxId={trxId} basis={stage?.since ?? ''} read={readFeedbackDraft}>
        {(draft) => <FeedbackForm trxId={trxId} draft={draft} onSent={onSent} />}
      </WithDraft>
    </>
  );
};

const Over = ({ timeline, stage }: { readonly timeline: Timeline; readonly stage: Stage }) => {
  const { data: feedback, isLoading } = useFeedback(timeline.trxId);
  if (isLoading) return <Skeleton name="document" />;
  if (!feedback) return <FeedbackOver timeline={timeline} stage={stage} />;
  return (
    <>
      <BesidePaper data-print="hidden">
        <NextStepCallout timeline={timeline} done={feedbackSent} />
      </BesidePaper>
      <Paper timeline={timeline} feedback={feedback} />
    </>
  );
};

const Sent = ({ timeline, feedback }: { readonly timeline: Timeline; readonly feedback: SentFeedback }) => (
  <>
    <DropDraft form="feedback" trxId={timeline.trxId} closed={[feedback.sentAt]} />
    <BesidePaper data-print="hidden">
      <HandedIn trxId={timeline.trxId} done="Umpan balik terkirim" at={feedback.sentAt}>
        <p>Terima kasih atas penilaian Anda.</p>
      </HandedIn>
    </BesidePaper>
    <Paper timeline={timeline} feedback={feedback} />
  </>
);

const Paper = ({ timeline, feedback }: { readonly timeline: Timeline; readonly feedback: SentFeedback }) => {
  const { data: result } = useResult(timeline.trxId);
  const { scheme, schedule } = timeline;
  return (
    <>
      <PaperActions>{null}</PaperActions>
      <FeedbackPaper
        feedback={feedback}
        facts={[
          {
            title: 'Skema sertifikasi',
            content: schemeText({ title: scheme.title, number: result?.scheme.number ?? '' }),
          },
          { title: 'TUK', content: placeText(schedule.siteName, schedule.city) },
          { title: 'Nama asesor', content: result?.assessor.name ?? null },
          { title: 'Nama asesi', content: result?.candidate ?? null },
          { title: 'Tanggal asesmen', content: longDate(schedule.startsAt, schedule.zone) },
        ]}
      />
    </>
  );
};

export default ofAssessment(FeedbackPage);
