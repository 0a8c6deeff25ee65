import { color } from '../theme/theme.ts';
import { Picture, type PictureProps } from './picture.tsx';

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

export const NoSignaturePicture = (props: PictureProps) => (
  <Picture {...props}>
    <rect
      x="50"
      y="28"
      width="88"
      height="98"
      rx="6"
      fill={color.surfaceRaised}
      stroke={color.brand}
      strokeWidth="2.5"
    />
    <path d="M64 46h40M64 58h60M64 70h32" stroke={color.brand} strokeOpacity="0.3" strokeWidth="4" />
    <path d="M64 112h60" stroke={color.brand} strokeWidth="2.5" strokeDasharray="2 6" />
    <path d="M66 104c8-14 14-14 12-4s8-8 12-8 0 10 6 8" stroke={color.brandStrong} strokeWidth="3" />
    <path d="M100 102l5-17 42-42a6 6 0 0 1 8.500 0l3.500 3.500a6 6 0 0 1 0 8.500l-42 42z" fill={color.brand} />
    <path d="M100 102l5-17 12 12z" fill={color.accent} />
    <path d="M40 60v8M36 64h8M164 92v8M160 96h8" stroke={color.accent} strokeWidth="2.5" />
  </Picture>
);
