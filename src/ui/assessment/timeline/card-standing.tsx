import { BadgeCheck, CircleArrowRight, CircleSlash, Hourglass } from 'lucide-react';
import { styled } from 'styled-components';
import { doneCount, hasEnded, presentStage } from '../../../domain/assessment/progress.ts';
import { nextAction, type Timeline } from '../../../domain/assessment/timeline.ts';
import { shortDate } from '../../format/date.ts';
import { color, fontSize, fontWeight, radius, space } from '../../theme/theme.ts';
import { Progress } from './progress.tsx';
import { stageAction, stageName, waitingText } from './stage-text.ts';

const looks = {
  mine: [color.accentText, color.accentTint],
  waiting: [color.brand, color.brandTint],
  over: [color.positive, color.positiveTint],
} as const;

const Line = styled.p<{ $look: keyof typeof looks }>`
  align-items: start;
  background: ${({ $look }) => looks[$look][1]};
  border-radius: ${radius.control};
  display: flex;
  font-size: ${fontSize.small};
  gap: ${space(2)};
  padding: ${space(2.5)} ${space(3)};

  strong {
    display: block;
    font-weight: ${fontWeight.semibold};
  }

  svg {
    color: ${({ $look }) => looks[$look][0]};
    margin-block-start: 0.1rem;
  }
`;

const Now = ({ timeline: { stages } }: { timeline: Timeline }) => {
  const mine = nextAction(stages);
  if (mine) {
    return (
      <Line $look="mine">
        <CircleArrowRight size={18} aria-hidden="true" />
        <span>
          <strong>{stageAction(mine)}</strong>
          {mine.due && `Paling lambat ${shortDate(mine.due)}`}
        </span>
      </Line>
    );
  }
  const present = presentStage(stages);
  if (hasEnded(stages)) {
    return (
      <Line $look="waiting">
        <CircleSlash size={18} aria-hidden="true" />
        <strong>Berakhir tanpa sertifikat</strong>
      </Line>
    );
  }
  if (!present) {
    return (
      <Line $look="over">
        <BadgeCheck size={18} aria-hidden="true" />
        <strong>Proses sertifikasi selesai</strong>
      </Line>
    );
  }
  return (
    <Line $look="waiting">
      <Hourglass size={18} aria-hidden="true" />
      <span>
        <strong>{stageName(present.name)}</strong>
        {present.waitingFor && waitingText(present.waitingFor)}
      </span>
    </Line>
  );
};

/** How an assessment stands, for its card: the one next action, or whom it waits for. */
export const CardStanding = ({ timeline }: { timeline: Timeline }) => (
  <>
    <Now timeline={timeline} />
    <Progress done={doneCount(timeline.stages)} total={timeline.stages.length} />
  </>
);
