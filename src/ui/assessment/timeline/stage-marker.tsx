import Check from 'lucide-react/icons/check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Hourglass from 'lucide-react/icons/hourglass';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import Minus from 'lucide-react/icons/minus';
import PencilLine from 'lucide-react/icons/pencil-line';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import type { Stage } from '../../../domain/assessment/timeline.ts';
import { color } from '../../kit/theme/theme.ts';
import type { Surroundings } from '../public/next-step/stage-text.ts';

const looks = {
  next: [color.accent, color.onAccent, color.accent],
  done: [color.positive, color.onBrand, color.positive],
  active: [color.brandTint, color.brand, color.brand],
  rejected: [color.criticalTint, color.critical, color.critical],
  idle: [color.surfaceRaised, color.textMuted, color.border],
} as const;

export type MarkerLook = keyof typeof looks;

const Circle = styled.span<{ $look: MarkerLook }>`
  align-items: center;
  background: ${({ $look }) => looks[$look][0]};
  block-size: 2.25rem;
  border: 2px solid ${({ $look }) => looks[$look][2]};
  border-radius: 50%;
  color: ${({ $look }) => looks[$look][1]};
  display: flex;
  flex: none;
  inline-size: 2.25rem;
  justify-content: center;
`;

export const markerLook = ({ status }: Stage, isNext: boolean, rejected: boolean): MarkerLook => {
  if (isNext) return 'next';
  if (rejected) return 'rejected';
  if (status === 'done') return 'done';
  return status === 'locked' || status === 'unknown' ? 'idle' : 'active';
};

const iconOf = ({ status, waitingFor, opensAt }: Stage, { passedBy, rejected }: Surroundings) => {
  if (passedBy) return Minus;
  if (rejected) return X;
  if (status === 'done') return Check;
  if (status === 'unknown') return CircleHelp;
  if (status === 'locked') return LockKeyhole;
  if (status === 'returned') return RotateCcw;
  return waitingFor === 'candidate' && opensAt === undefined ? PencilLine : Hourglass;
};

export const StageMarker = ({ stage, isNext, around }: { stage: Stage; isNext: boolean; around: Surroundings }) => {
  const Icon = iconOf(stage, around);
  return (
    <Circle $look={markerLook(stage, isNext, around.rejected)} aria-hidden="true">
      <Icon size={18} strokeWidth={2.5} />
    </Circle>
  );
};
