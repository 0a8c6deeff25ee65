import { color } from '../theme/theme.ts';
import { Picture, type PictureProps } from './picture.tsx';

/** A graduation cap on a book: no school was told yet. */
export const NoEducationPicture = (props: PictureProps) => (
  <Picture {...props}>
    <path
      d="M52 106h84a8 8 0 0 1 0 16H52a8 8 0 0 1 0-16z"
      fill={color.surfaceRaised}
      stroke={color.brand}
      strokeWidth="2.5"
    />
    <path d="M56 114h70" stroke={color.brand} strokeOpacity="0.3" strokeWidth="4" />
    <path
      d="M66 62v26c0 8 15 14 32 14s32-6 32-14V62"
      fill={color.surfaceRaised}
      stroke={color.brand}
      strokeWidth="2.5"
    />
    <path d="M98 34l56 24-56 24-56-24z" fill={color.brand} />
    <path d="M98 58l46 8v24" stroke={color.accent} strokeWidth="3.5" />
    <circle cx="144" cy="97" r="7" fill={color.accent} />
    <path d="M42 84v8M38 88h8M164 42v8M160 46h8" stroke={color.accent} strokeWidth="2.5" />
  </Picture>
);
