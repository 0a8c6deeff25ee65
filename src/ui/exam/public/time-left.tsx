import { styled } from 'styled-components';
import type { Countdown } from '../../../domain/exam/countdown.ts';
import { clockText } from '../../kit/format/remaining-time.ts';

const Time = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** Not announced, because the time changes every second. */
export const TimeLeft = ({ remaining }: Pick<Countdown, 'remaining'>) =>
  remaining !== null && <Time>, sisa {clockText(remaining)}</Time>;
