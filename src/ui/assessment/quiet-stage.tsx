import { styled } from 'styled-components';
import { blockersOf, type Stage, type Timeline } from '../../domain/assessment/timeline.ts';
import { LinkButton } from '../components/link-button.tsx';
import { longDateTime } from '../format/date.ts';
import { color, fontSize, space } from '../theme/theme.ts';
import { stageAddress } from './stage-address.ts';
import { StageHeading } from './stage-heading.tsx';
import { type Surroundings, stageAction, stageStatus } from './stage-text.ts';
import { StageTimes } from './stage-times.tsx';
import { hasEnded } from './standing.ts';
import { WhyLocked } from './why-locked.tsx';

const Frame = styled.div`
  display: grid;
  gap: ${space(1)};
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
`;

const Note = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`;

/** Whether this stage can be opened beside the next action: another open one, or the certificate. */
const canOpen = ({ name, status, waitingFor }: Stage): boolean =>
  waitingFor === 'candidate' || (name === 'certificate' && status === 'done');

export interface QuietStageProps {
  readonly timeline: Timeline;
  readonly stage: Stage;
  readonly around: Surroundings;
}

/** A stage that is not the next action: finished, with somebody else, or locked with the reason. */
export const QuietStage = ({ timeline, stage, around }: QuietStageProps) => (
  <Frame>
    <StageHeading stage={stage} status={stageStatus(stage, around)} />
    <StageTimes stage={stage} />
    {stage.note && (stage.status !== 'locked' || around.passedBy) && <Note>{stage.note}</Note>}
    {stage.due && stage.status !== 'done' && stage.status !== 'locked' && (
      <Note>Paling lambat {longDateTime(stage.due)}</Note>
    )}
    {stage.status === 'locked' && !around.passedBy && (
      <WhyLocked blockers={blockersOf(timeline.stages, stage)} note={stage.note} ended={hasEnded(timeline.stages)} />
    )}
    {canOpen(stage) && (
      <LinkButton
        to={stageAddress(stage.name, timeline.trxId)}
        variant={stage.name === 'certificate' ? 'accent' : 'secondary'}
        size="small"
      >
        {stageAction(stage)}
      </LinkButton>
    )}
  </Frame>
);
