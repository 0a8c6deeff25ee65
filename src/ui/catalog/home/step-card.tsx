import { styled } from 'styled-components';
import { nextStep } from '../../../domain/assessment/next-step.ts';
import type { Timeline } from '../../../domain/assessment/timeline.ts';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import type { Transaction } from '../../../domain/purchase/transaction.ts';
import { CertificateValidity } from '../../certificate-life/certificate-validity.tsx';
import { SkeletonBlock } from '../../components/feedback/skeleton-block.ts';
import { Card } from '../../components/layout/card.tsx';
import { TextLink } from '../../components/navigation/text-link.tsx';
import { schemeTitle } from '../../format/scheme-title.ts';
import { DayAndPlace } from '../../next-step/day-and-place.tsx';
import { nextStepText } from '../../next-step/next-step-text.ts';
import { NextStepWay } from '../../next-step/next-step-way.tsx';
import { homeStepsId } from '../../page/reachable.ts';
import { useNarrowWindow } from '../../page/use-narrow-window.ts';
import { paths } from '../../paths.ts';
import { color, fontSize, fontWeight, space } from '../../theme/theme.ts';

const Step = styled(Card)`
  align-content: start;
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);

  h2 {
    font-size: ${fontSize.lead};
    overflow-wrap: anywhere;
  }

  > div {
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

/** As high as a step usually is, and nothing below it that a higher one would push away. */
const Awaited = () => (
  <div aria-hidden="true">
    <SkeletonBlock $height="10.5rem" />
  </div>
);

interface StepCardProps {
  readonly assessment: Transaction;
  /** Undefined while it is being read, null when it cannot be had. */
  readonly timeline: Timeline | null | undefined;
}

/** One certification at home: its next step, its day and place, and the way on. */
export const StepCard = ({ assessment: { id, scheme, schedule }, timeline }: StepCardProps) => {
  const narrow = useNarrowWindow();
  const step = timeline && nextStep(timeline.stages);
  const text = step && nextStepText(step, timeline);
  const mine = text?.tone === 'mine';
  return (
    <Step as="li" id={homeStepsId(encodeTrxId(id))} tabIndex={-1} $highlighted={mine}>
      <div>
        <Eyebrow $mine={mine}>
          {mine && 'Langkah Anda berikutnya · '}
          {schemeTitle(scheme)}
        </Eyebrow>
        {timeline === null && (
          <p>
            Langkah berikutnya belum bisa dimuat.{' '}
            {!narrow && <TextLink to={paths.timeline.to({ id: encodeTrxId(id) })}>Buka proses sertifikasi</TextLink>}
          </p>
        )}
        {text && (
          <>
            <h2>{text.title}</h2>
            {text.details.map((detail) => (
              <p key={detail}>{detail}</p>
            ))}
          </>
        )}
      </div>
      {timeline === undefined ? <Awaited /> : <DayAndPlace day={timeline?.schedule ?? schedule} />}
      {step?.kind === 'certificate' && <CertificateValidity trxId={id} slug={timeline?.scheme.slug ?? ''} />}
      {text?.action && (
        <div>
          <NextStepWay
            title={text.title}
            {...text.action}
            variant={mine || text.tone === 'over' ? 'accent' : 'secondary'}
          />
        </div>
      )}
    </Step>
  );
};
