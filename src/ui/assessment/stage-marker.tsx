import { Check, Hourglass, LockKeyhole, Minus, PencilLine, RotateCcw } from 'lucide-react';
import { styled } from 'styled-components';
import type { Stage } from '../../domain/assessment/timeline.ts';
import { color } from '../theme/theme.ts';

const looks = {
  next: [color.accent, color.onAccent, color.accent],
  done: [color.positive, color.onBrand, color.positive],
  active: [color.brandTint, color.brand, color.brand],
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

/** Which of the four looks a stage has in the line of stages. */
export const markerLook = ({ status }: Stage, isNext: boolean): MarkerLook => {
  if (isNext) return 'next';
  if (status === 'done') return 'done';
  return status === 'locked' ? 'idle' : 'active';
};

const iconOf = ({ status, waitingFor }: Stage, passedBy: boolean) => {
  if (passedBy) return Minus;
  if (status === 'done') return Check;
  if (status === 'locked') return LockKeyhole;
  if (status === 'returned') return RotateCcw;
  return waitingFor === 'candidate' ? PencilLine : Hourglass;
};

/** The round mark of a stage. Decorative: the stage says its status in words. */
export const StageMarker = ({ stage, isNext, passedBy }: { stage: Stage; isNext: boolean; passedBy: boolean }) => {
  const Icon = iconOf(stage, passedBy);
  return (
    <Circle $look={markerLook(stage, isNext)} aria-hidden="true">
      <Icon size={18} strokeWidth={2.5} />
    </Circle>
  );
};
