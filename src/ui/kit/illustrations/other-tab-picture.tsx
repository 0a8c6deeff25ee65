import { color } from '../theme/theme.ts';
import { Picture, type PictureProps } from './picture.tsx';

export const OtherTabPicture = (props: PictureProps) => (
  <Picture {...props}>
    <rect
      x="22"
      y="22"
      width="98"
      height="78"
      rx="8"
      fill={color.surfaceRaised}
      stroke={color.brand}
      strokeOpacity="0.45"
      strokeWidth="3"
    />
    <path d="M22 40h98" stroke={color.brand} strokeOpacity="0.45" strokeWidth="3" />
    <path d="M36 56h40M36 68h28" stroke={color.brand} strokeOpacity="0.25" strokeWidth="4" />
    <rect
      x="68"
      y="50"
      width="110"
      height="86"
      rx="8"
      fill={color.surfaceRaised}
      stroke={color.brand}
      strokeWidth="3"
    />
    <path d="M69.5 58a6.5 6.5 0 0 1 6.5-6.5h94a6.5 6.5 0 0 1 6.5 6.5v12h-107z" fill={color.brand} />
    <path d="M84 86h52M84 100h40M84 114h24" stroke={color.brand} strokeOpacity="0.3" strokeWidth="4" />
    <path
      d="M132 122l3-12 26-26a6.4 6.4 0 0 1 9 9l-26 26z"
      fill={color.accent}
      stroke={color.onAccent}
      strokeWidth="3"
    />
    <path d="M156 89l9 9" stroke={color.onAccent} strokeWidth="3" />
  </Picture>
);
