import type { Stage, Timeline } from '../../../domain/assessment/timeline.ts';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Stack } from '../../components/layout/stack.tsx';
import { BesidePaper } from '../../document/form-frame.ts';
import { longDate } from '../../format/date.ts';
import { schemeTitle } from '../../format/scheme-title.ts';
import { NextStepCallout } from '../../next-step/next-step-callout.tsx';
import { feedbackCode, feedbackSent, feedbackTitle } from './feedback-text.ts';

const heading = (lead?: string) => (
  <PageHeading eyebrow={`Formulir ${feedbackCode}`} title={feedbackTitle} {...(lead && { lead })} />
);

/** Shown for sent feedback that the server does not return. */
export const FeedbackOver = ({ timeline, stage }: { readonly timeline: Timeline; readonly stage: Stage }) => (
  <BesidePaper>
    {heading(
      stage.since ? `Dikirim ${longDate(stage.since)} untuk asesmen ${schemeTitle(timeline.scheme)}.` : undefined,
    )}
    <NextStepCallout timeline={timeline} done={feedbackSent} />
  </BesidePaper>
);

/** Explains why the form is not open, with the next step. */
export const FeedbackLocked = ({ timeline, note }: { readonly timeline: Timeline; readonly note: string | null }) => (
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
