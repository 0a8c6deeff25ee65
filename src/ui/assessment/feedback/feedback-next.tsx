import type { Timeline } from '../../../domain/assessment/timeline.ts';
import { NextStepCallout } from '../../next-step/next-step-callout.tsx';

/** What follows a feedback: the certificate of who is competent, another assessment of who is not yet. */
export const FeedbackNext = ({ timeline }: { readonly timeline: Timeline }) => (
  <NextStepCallout timeline={timeline} done="Umpan balik sudah dikirim. Terima kasih" />
);
