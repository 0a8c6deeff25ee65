import { color } from '../theme/theme.ts';
import { Picture, type PictureProps } from './picture.tsx';

export const LaptopNeededPicture = (props: PictureProps) => (
  <Picture {...props}>
    <rect x="74" y="40" width="96" height="68" rx="7" fill={color.surfaceRaised} stroke={color.brand} strokeWidth="3" />
    <path d="M62 112h120l-5 13a6 6 0 0 1-5.6 4H72.6a6 6 0 0 1-5.6-4z" fill={color.brand} />
    <path d="M112 112h20v2a4 4 0 0 1-4 4h-12a4 4 0 0 1-4-4z" fill={color.brandStrong} />
    <path d="M88 56h30M88 67h46M88 78h38" stroke={color.brand} strokeOpacity="0.3" strokeWidth="4" />
    <circle cx="146" cy="86" r="12" fill={color.accent} />
    <path d="M140.5 86.5l4 4 7-8" stroke={color.onAccent} strokeWidth="3" />
    <rect
      x="20"
      y="66"
      width="38"
      height="66"
      rx="7"
      fill={color.surfaceRaised}
      stroke={color.brand}
      strokeOpacity="0.55"
      strokeWidth="3"
    />
    <path d="M34 74h10" stroke={color.brand} strokeOpacity="0.55" strokeWidth="3" />
    <path d="M33 95l12 12M45 95l-12 12" stroke={color.brand} strokeOpacity="0.45" strokeWidth="3.5" />
    <path d="M40 54c4-14 13-22 27-24M60 24l8 6-7 7" stroke={color.accent} strokeWidth="3" />
  </Picture>
);
