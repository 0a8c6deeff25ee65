import { BadgeCheck, CircleArrowRight, CircleSlash, Hourglass } from 'lucide-react';
import { styled } from 'styled-components';
import { nextStep } from '../../../domain/assessment/next-step.ts';
import { doneCount } from '../../../domain/assessment/progress.ts';
import type { Timeline } from '../../../domain/assessment/timeline.ts';
import { shortDate } from '../../format/date.ts';
import { color, fontSize, fontWeight, radius, space } from '../../theme/theme.ts';
import { nextStepText } from './next-step-text.ts';
import { Progress } from './progress.tsx';

const looks = {
  mine: [color.accentText, color.accentTint],
  waiting: [color.brand, color.brandTint],
  over: [color.positive, color.positiveTint],
  ended: [color.brand, color.brandTint],
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

const icons = { mine: CircleArrowRight, waiting: Hourglass, over: BadgeCheck, ended: CircleSlash } as const;

const Now = ({ timeline }: { timeline: Timeline }) => {
  const step = nextStep(timeline.stages);
  const { tone, title, action } = nextStepText(step, timeline);
  const Icon = icons[tone];
  return (
    <Line $look={tone}>
      <Icon size={18} aria-hidden="true" />
      <span>
        <strong>{tone === 'mine' && action ? action.label : title}</strong>
        {step.kind === 'act' && step.stage.due && `Paling lambat ${shortDate(step.stage.due)}`}
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
