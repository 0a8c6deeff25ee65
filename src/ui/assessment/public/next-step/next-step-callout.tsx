import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Timeline } from '../../../../domain/assessment/timeline.ts';
import { encodeTrxId } from '../../../../domain/assessment/trx-id.ts';
import { useConfig } from '../../../core/config-context.ts';
import { useReachable } from '../../../core/page/reachable.ts';
import { Slot } from '../../../core/slots.tsx';
import { LinkButton } from '../../../kit/components/button/link-button.tsx';
import { Callout } from '../../../kit/components/feedback/callout.tsx';
import { TextLink } from '../../../kit/components/navigation/text-link.tsx';
import { outcomeText } from './outcome-text.ts';
import { RefundContact } from './refund-contact.tsx';
import { appealDocumentAddress } from './stage-address.ts';
import { StepDetails } from './step-details.tsx';
import { ThingsToBring } from './things-to-bring.tsx';
import { useNextStepText } from './use-next-step-text.ts';

const tones = { mine: 'info', waiting: 'info', over: 'positive', ended: 'caution' } as const;

/**
 * `done`: a sentence about the action that the candidate has just done; it becomes the title, above the next step. `withOutcome` is false on
 * a page that shows the decision and the appeal anyway.
 */
interface NextStepCalloutProps {
  readonly timeline: Timeline;
  readonly done?: string;
  readonly withOutcome?: boolean;
  readonly children?: ReactNode;
}

export const NextStepCallout = ({ timeline, done, withOutcome = true, children }: NextStepCalloutProps) => {
  const { times } = useConfig();
  const { step: next, text } = useNextStepText(timeline);
  const { tone, title, since, action, besides, refundable, bring } = text;
  const to = useReachable()(action?.to ?? '', encodeTrxId(timeline.trxId));
  // not right after an action of the candidate: a decision is no part of its success, unless the next step follows from it
  const isDecisionNext = done === undefined || next.kind === 'reassess';
  const outcome = withOutcome && isDecisionNext ? outcomeText(timeline, times) : null;
  // right after a submission, the page itself (`children`) says who reviews it, and shows a sent appeal
  const isSaid = next.kind === 'wait' && next.stage.status === 'submitted' && Boolean(children);
  const [pathname] = useLocation();
  const way = besides?.to === pathname ? null : besides;
  const appeal = outcome?.way?.to === pathname ? null : outcome?.way;
  const isHere = action?.to === pathname || (isSaid && action?.to === appealDocumentAddress(timeline.trxId));
  const shown = isHere ? null : action;
  const step = tone === 'mine' ? `Langkah Anda berikutnya: ${title}` : title;
  return (
    <Callout
      tone={done === undefined ? tones[tone] : 'positive'}
      title={done ?? step}
      {...((shown || way) && {
        action: (
          <>
            {shown && (
              <LinkButton to={to} variant={shown.quiet ? 'secondary' : 'accent'} size="small">
                {to === shown.to ? shown.label : 'Lihat di Beranda'}
              </LinkButton>
            )}
            {way && (
              <LinkButton to={way.to} variant="secondary" size="small">
                {way.label}
              </LinkButton>
            )}
          </>
        ),
      })}
    >
      {children}
      {done !== undefined && !isSaid && <p>{step}.</p>}
      {since && !isSaid && <p>{since}</p>}
      {outcome && (
        <p>
          {outcome.text} {appeal && <TextLink to={appeal.to}>{appeal.label}</TextLink>}
        </p>
      )}
      <StepDetails text={text} />
      {bring && <ThingsToBring things={bring} trxId={timeline.trxId} />}
      {refundable && <RefundContact trxId={timeline.trxId} />}
      {next.kind === 'wait' && <Slot name="wait" forDay={next.stage.opensAt !== undefined} />}
    </Callout>
  );
};
