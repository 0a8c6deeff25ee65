import { styled } from 'styled-components';
import { certificateState } from '../../../domain/assessment/certificate-state.ts';
import { nextStep } from '../../../domain/assessment/next-step.ts';
import { isExamOver } from '../../../domain/assessment/progress.ts';
import { isDayOver, isIssued, type Timeline } from '../../../domain/assessment/timeline.ts';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import type { Transaction } from '../../../domain/purchase/transaction.ts';
import { DayAndPlace } from '../../assessment/public/next-step/day-and-place.tsx';
import { isDayNear } from '../../assessment/public/next-step/exam-ahead.ts';
import { nextStepText } from '../../assessment/public/next-step/next-step-text.ts';
import { type OutcomeText, outcomeText } from '../../assessment/public/next-step/outcome-text.ts';
import { RefundContact } from '../../assessment/public/next-step/refund-contact.tsx';
import { StepDetails } from '../../assessment/public/next-step/step-details.tsx';
import type { NextStepText } from '../../assessment/public/next-step/step-parts.ts';
import { ThingsToBring } from '../../assessment/public/next-step/things-to-bring.tsx';
import { UnreadStep } from '../../assessment/public/next-step/unread-step.tsx';
import { useStepFacts } from '../../assessment/public/next-step/use-next-step-text.ts';
import { usePaymentTerm } from '../../assessment/public/next-step/use-payment-term.ts';
import { homeStepsId } from '../../core/page/reachable.ts';
import { useNarrowWindow } from '../../core/page/use-narrow-window.ts';
import { paths } from '../../core/paths.ts';
import { DayTrouble } from '../../information/public/day-trouble.tsx';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { Breathing } from '../../kit/components/feedback/skeleton-block.ts';
import { Card } from '../../kit/components/layout/card.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { Text } from '../../kit/components/text/text.tsx';
import { money } from '../../kit/format/money.ts';
import { purchaseTitle, schemeTitle } from '../../kit/format/scheme-title.ts';
import { color, fontSize, fontWeight, space } from '../../kit/theme/theme.ts';
import { CertificateStep } from './certificate-step.tsx';
import { StepShape } from './home-shell.tsx';
import { StepAction } from './step-action.tsx';

const Step = styled(Card)`
  align-content: start;
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);

  h2 {
    font-size: ${fontSize.lead};
    overflow-wrap: anywhere;
  }

  > div:not([aria-hidden]) {
    display: grid;
    gap: ${space(1.5)};
    justify-items: start;
  }
`;

const Eyebrow = styled.p<{ $mine: boolean }>`
  color: ${({ $mine }) => ($mine ? color.accentText : color.textMuted)};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
`;

const Awaited = () => (
  <Stack as={Breathing} aria-hidden="true">
    <StepShape />
  </Stack>
);

export const BillCard = ({ bill }: { readonly bill: Transaction }) => {
  const { id, amount, schedule } = bill;
  const term = usePaymentTerm(bill);
  const free = amount === 0;
  return (
    <Step as="li" $highlighted={!free}>
      <div>
        <Eyebrow $mine={!free}>{(free ? '' : 'Langkah Anda berikutnya · ') + purchaseTitle(bill)}</Eyebrow>
        <h2>{free ? 'Menunggu konfirmasi LSP' : 'Selesaikan pembayaran'}</h2>
        <p>
          {free
            ? 'Tidak ada yang perlu Anda bayar. Anda terdaftar setelah LSP mengonfirmasinya.'
            : `${amount === null ? 'Tagihan' : `Tagihan ${money(amount)}`} menunggu dibayar. Setelah lunas, Anda terdaftar.`}
        </p>
        {term && <p>{`${term.label}${term.over ? ':' : ''} ${term.at}.`}</p>}
      </div>
      <div>
        <LinkButton to={`${paths.transactions.to({})}?trx=${encodeTrxId(id)}`} variant={free ? 'secondary' : 'accent'}>
          {free ? 'Lihat pendaftaran' : 'Buka pembayaran'}
        </LinkButton>
      </div>
      <DayAndPlace day={schedule} />
    </Step>
  );
};

interface StepCardProps {
  readonly assessment: Transaction;
  readonly timeline: Timeline | null | undefined;
}

interface KnownStepProps {
  readonly text: NextStepText;
  readonly outcome: OutcomeText | null;
  readonly assessment: Transaction;
}

const KnownStep = ({ text, outcome, assessment: { id, amount } }: KnownStepProps) => {
  const headline = outcome?.headline;
  const news = headline === undefined ? outcome?.text : outcome?.rest;
  return (
    <>
      <h2>{headline ?? text.title}</h2>
      {news && <Text $weight="semibold">{news}</Text>}
      {headline !== undefined && <p>Langkah Anda berikutnya: {text.title}.</p>}
      {text.since && <p>{text.since}</p>}
      <StepDetails text={text} />
      {text.refundable && amount !== 0 && <RefundContact trxId={id} />}
    </>
  );
};

export const StepCard = ({ assessment, timeline }: StepCardProps) => {
  const { id, schedule } = assessment;
  const name = purchaseTitle(assessment);
  const narrow = useNarrowWindow();
  const facts = useStepFacts(timeline);
  const text = timeline && nextStepText(nextStep(timeline.stages), timeline, facts);
  const mine = text?.tone === 'mine';
  const certificate = timeline ? certificateState(timeline) : null;
  const outcome = timeline && outcomeText(timeline, facts.times);
  const action = { trxId: id, scheme: name, ...(outcome?.way && { option: outcome.way }) };
  // hides a past assessment date, which would look like an upcoming one
  const over = timeline && (isExamOver(timeline.stages) || timeline.stages.some(isIssued));
  return (
    <Step as="li" id={homeStepsId(encodeTrxId(id))} tabIndex={-1} $highlighted={mine}>
      <div>
        <Eyebrow $mine={mine}>
          {/* a single text node, so that the text does not shift */}
          {(mine && outcome?.headline === undefined ? 'Langkah Anda berikutnya · ' : '') + name}
        </Eyebrow>
        {timeline && text && <KnownStep text={text} outcome={outcome ?? null} assessment={assessment} />}
      </div>
      {timeline === undefined && <Awaited />}
      {timeline === null && (
        <UnreadStep trxId={id} process={narrow ? null : paths.timeline.to({ id: encodeTrxId(id) })} />
      )}
      {text &&
        (timeline && certificate?.status === 'ready' ? (
          <CertificateStep {...action} step={text} title={schemeTitle(timeline.scheme)} facts={certificate} />
        ) : (
          <StepAction {...action} step={text} />
        ))}
      {timeline !== undefined && !over && (
        <DayAndPlace day={timeline?.schedule ?? schedule} past={timeline ? isDayOver(timeline) : false} />
      )}
      {/* last, so that its late arrival moves nothing under the pointer */}
      {text?.bring && <ThingsToBring things={text.bring} trxId={id} />}
      {timeline && isDayNear(timeline) && (
        <DayTrouble trxId={id} scheme={schemeTitle(timeline.scheme)} day={timeline.schedule} />
      )}
    </Step>
  );
};
