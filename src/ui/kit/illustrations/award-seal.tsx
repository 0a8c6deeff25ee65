import { color } from '../theme/theme.ts';
import { sealPath } from './seal-path.ts';

const edge = sealPath(48, 44, 40, 20);

const marks = { valid: 'M35 45l9 9 17-19', void: 'M37 33l22 22M59 33L37 55', unknown: 'M36 44h24' } as const;

export type SealState = keyof typeof marks;

interface AwardSealProps {
  readonly size?: number;
  /** Only a valid seal is gold and ticked. */
  readonly state?: SealState;
}

export const AwardSeal = ({ size = 96, state = 'valid' }: AwardSealProps) => {
  const [ribbon, gold, centre] =
    state === 'valid'
      ? [color.brand, color.accent, color.brandStrong]
      : [color.borderControl, color.border, color.textMuted];
  return (
    <svg viewBox="0 0 96 112" width={size} height={(size * 112) / 96} aria-hidden="true">
      <path d="M28 66 17 106l16-8 9 13 9-36zM68 66l11 40-16-8-9 13-9-36z" fill={ribbon} />
      <path d={edge} fill={gold} />
      <circle cx="48" cy="44" r="30" fill={centre} />
      <circle cx="48" cy="44" r="26" fill="none" stroke={gold} strokeWidth="1.5" />
      <path d={marks[state]} fill="none" stroke="#fff" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
};
