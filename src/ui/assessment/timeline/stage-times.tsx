import { styled } from 'styled-components';
import type { Stage } from '../../../domain/assessment/timeline.ts';
import { longDate } from '../../format/date.ts';
import { waitingText } from '../../next-step/stage-text.ts';
import { color, fontSize } from '../../theme/theme.ts';

const Line = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`;

/** Whom a stage waits for and since when; a finished one says when that was. */
export const StageTimes = ({ stage: { status, since, waitingFor, opensAt } }: { stage: Stage }) => {
  if (status === 'locked' || opensAt !== undefined) return null; // its day stands above
  if (status === 'done') return since && <Line>{longDate(since)}</Line>;
  const parts = [waitingFor && waitingText(waitingFor), since && `sejak ${longDate(since)}`].filter(Boolean);
  return parts.length > 0 && <Line>{parts.join(' ')}</Line>;
};
