import type { ReactNode } from 'react';
import { nextStep } from '../../domain/assessment/next-step.ts';
import type { Timeline } from '../../domain/assessment/timeline.ts';
import { Callout } from '../components/feedback/callout.tsx';
import { nextStepText } from './next-step-text.ts';
import { NextStepWay } from './next-step-way.tsx';
import { RefundContact } from './refund-contact.tsx';

const tones = { mine: 'info', waiting: 'info', over: 'positive', ended: 'caution' } as const;

interface NextStepCalloutProps {
  readonly timeline: Timeline;
  /** What was just done, as a whole sentence; it is the title then, and the next step follows. */
  readonly done?: string;
  /** More about what was done, before the next step. */
  readonly children?: ReactNode;
}

/** The next step of a certification, or who acts, with the one way on. */
export const NextStepCallout = ({ timeline, done, children }: NextStepCalloutProps) => {
  const { tone, title, details, action, refundable } = nextStepText(nextStep(timeline.stages), timeline);
  const step = tone === 'mine' ? `Langkah Anda berikutnya: ${title}` : title;
  return (
    <Callout
      tone={done === undefined ? tones[tone] : 'positive'}
      title={done ?? step}
      {...(action && {
        action: <NextStepWay title={title} {...action} variant="accent" size="small" />,
      })}
    >
      {children}
      {done !== undefined && <p>{step}.</p>}
      {details.map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
      {refundable && <RefundContact trxId={timeline.trxId} />}
    </Callout>
  );
};
