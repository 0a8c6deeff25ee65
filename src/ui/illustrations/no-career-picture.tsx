import { color } from '../theme/theme.ts';
import { Picture, type PictureProps } from './picture.tsx';

/** A briefcase: no position was told yet. */
export const NoCareerPicture = (props: PictureProps) => (
  <Picture {...props}>
    <path d="M82 56V46a7 7 0 0 1 7-7h22a7 7 0 0 1 7 7v10" stroke={color.brand} strokeWidth="4" />
    <rect
      x="48"
      y="56"
      width="104"
      height="66"
      rx="8"
      fill={color.surfaceRaised}
      stroke={color.brand}
      strokeWidth="2.5"
    />
    <path d="M48 64a8 8 0 0 1 8-8h88a8 8 0 0 1 8 8v16c-16 10-34 14-52 14S64 90 48 80z" fill={color.brand} />
    <rect x="91" y="84" width="18" height="18" rx="4" fill={color.accent} />
    <path d="M62 108h22M116 108h22" stroke={color.brand} strokeOpacity="0.3" strokeWidth="4" />
    <path d="M38 46v8M34 50h8M164 36v8M160 40h8" stroke={color.accent} strokeWidth="2.5" />
  </Picture>
);
