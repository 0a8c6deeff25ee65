import { CalendarClock } from 'lucide-react';
import { styled } from 'styled-components';
import type { Stage, Timeline } from '../../../domain/assessment/timeline.ts';
import { LinkButton } from '../../components/button/link-button.tsx';
import { Callout } from '../../components/feedback/callout.tsx';
import { dueText } from '../../next-step/next-step-text.ts';
import { stageAddress } from '../../next-step/stage-address.ts';
import { stageAction, stagePurpose, stageStatus } from '../../next-step/stage-text.ts';
import { color, fontSize, fontWeight, space } from '../../theme/theme.ts';
import { StageHeading } from './stage-heading.tsx';
import { StageTimes } from './stage-times.tsx';

const Frame = styled.div`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;

  h2 {
    font-size: ${fontSize.lead};
  }

  > [role='note'] {
    justify-self: stretch;
  }
`;

const Eyebrow = styled.p`
  color: ${color.accentText};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.bold};
`;

const Due = styled.p`
  display: flex;
  font-weight: ${fontWeight.medium};
  gap: ${space(2)};

  svg {
    color: ${color.accentText};
    margin-block-start: ${space(0.5)};
  }
`;

/** The one next action: what to do, why, until when, and the way there. */
export const NextStage = ({ timeline, stage }: { timeline: Timeline; stage: Stage }) => (
  <Frame>
    <Eyebrow>Langkah Anda berikutnya</Eyebrow>
    <StageHeading stage={stage} status={stageStatus(stage)} />
    <StageTimes stage={stage} />
    <p>{stagePurpose(stage.name)}</p>
    {stage.note && (
      <div role="note">
        <Callout
          tone={stage.status === 'returned' ? 'caution' : 'info'}
          {...(stage.status === 'returned' && { title: 'Yang perlu diperbaiki' })}
        >
          {stage.note}
        </Callout>
      </div>
    )}
    {stage.due && (
      <Due>
        <CalendarClock size={20} aria-hidden="true" />
        {dueText(stage, timeline)}
      </Due>
    )}
    <LinkButton to={stageAddress(stage.name, timeline.trxId)} variant="accent">
      {stageAction(stage)}
    </LinkButton>
  </Frame>
);
