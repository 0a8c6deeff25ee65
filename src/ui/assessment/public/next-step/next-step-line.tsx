import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleArrowRight from 'lucide-react/icons/circle-arrow-right';
import CircleSlash from 'lucide-react/icons/circle-slash';
import Hourglass from 'lucide-react/icons/hourglass';
import { styled } from 'styled-components';
import type { Timeline } from '../../../../domain/assessment/timeline.ts';
import { useConfig } from '../../../core/config-context.ts';
import { TextLink } from '../../../kit/components/navigation/text-link.tsx';
import { placeless, shortDate } from '../../../kit/format/date.ts';
import { color, fontSize, fontWeight, radius, space } from '../../../kit/theme/theme.ts';
import { outcomeText } from './outcome-text.ts';
import { useNextStepText } from './use-next-step-text.ts';

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

  strong,
  span > span {
    display: block;
  }

  strong {
    font-weight: ${fontWeight.semibold};
  }

  svg {
    color: ${({ $look }) => looks[$look][0]};
    margin-block-start: 0.1rem;
  }
`;

/** Placed above the card's stretched link, so that `Way` itself stays clickable. */
const Way = styled(TextLink)`
  display: block;
  font-weight: ${fontWeight.semibold};
  inline-size: fit-content;
  min-block-size: 1.5rem;
  position: relative;
`;

const icons = { mine: CircleArrowRight, waiting: Hourglass, over: BadgeCheck, ended: CircleSlash } as const;

export const NextStepLine = ({ timeline }: { timeline: Timeline }) => {
  const { step, text } = useNextStepText(timeline);
  const { tone, title, since, action, besides, deadline } = text;
  const outcome = outcomeText(timeline, useConfig().times);
  const Icon = icons[tone];
  const term = 'stage' in step ? step.stage.term : undefined;
  return (
    <Line $look={tone}>
      <Icon size={18} aria-hidden="true" />
      <span>
        {title !== action?.label && <strong>{title}</strong>}
        {since && <span>{since}</span>}
        {outcome && <span>{outcome.text}</span>}
        {action && <Way to={action.to}>{action.label}</Way>}
        {besides && <Way to={besides.to}>{besides.label}</Way>}
        {term?.validUntil &&
          `Sertifikat ${term.life === 'ended' ? 'berakhir' : 'berlaku sampai'} ${shortDate(term.validUntil, placeless)}`}
        {deadline}
      </span>
    </Line>
  );
};
