import { styled } from 'styled-components';
import { isEnded, isPassedBy, isRejected } from '../../../domain/assessment/progress.ts';
import type { Stage, Timeline } from '../../../domain/assessment/timeline.ts';
import { color, space } from '../../kit/theme/theme.ts';
import { QuietStage } from './quiet-stage.tsx';
import { markerLook, StageMarker } from './stage-marker.tsx';

const Row = styled.li<{ $done: boolean }>`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: 2.25rem minmax(0, 1fr);
  padding-block-end: ${space(4)};
  position: relative;

  &:not(:last-child)::before {
    background: ${({ $done }) => ($done ? color.positive : color.border)};
    content: '';
    inline-size: 2px;
    inset-block: 2.25rem 0;
    inset-inline-start: calc(1.125rem - 1px);
    position: absolute;
  }
`;

const Open = styled.div`
  padding-block: ${space(1.5)} ${space(2)};
`;

export interface StageRowProps {
  readonly timeline: Timeline;
  readonly stage: Stage;
  readonly isNext: boolean;
}

export const StageRow = ({ timeline, stage, isNext }: StageRowProps) => {
  const { stages } = timeline;
  const around = {
    passedBy: isPassedBy(stages, stage),
    rejected: isRejected(stages, stage),
    ended: isEnded(timeline),
  };
  const done = markerLook(stage, isNext, around.rejected) === 'done' || around.passedBy;
  return (
    <Row $done={done} {...(isNext && { 'aria-current': 'step' })}>
      <StageMarker stage={stage} isNext={isNext} around={around} />
      <Open>
        <QuietStage timeline={timeline} stage={stage} around={around} isNext={isNext} />
      </Open>
    </Row>
  );
};
