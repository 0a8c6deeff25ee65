import { color } from '../theme/theme.ts';
import { Picture, type PictureProps } from './picture.tsx';

export const NoResultsPicture = (props: PictureProps) => (
  <Picture {...props}>
    <rect
      x="78"
      y="34"
      width="62"
      height="80"
      rx="6"
      fill={color.surfaceSunken}
      stroke={color.brand}
      strokeOpacity="0.3"
      strokeWidth="2"
      transform="rotate(8 109 74)"
    />
    <rect
      x="62"
      y="36"
      width="64"
      height="84"
      rx="6"
      fill={color.surfaceRaised}
      stroke={color.brand}
      strokeWidth="2.5"
    />
    <path d="M74 54h26M74 66h40M74 78h20" stroke={color.brand} strokeOpacity="0.3" strokeWidth="4" />
    <path d="M129 110l15 15" stroke={color.brandStrong} strokeWidth="8" />
    <circle
      cx="115"
      cy="95"
      r="21"
      fill={color.surfaceRaised}
      fillOpacity="0.92"
      stroke={color.brand}
      strokeWidth="4"
    />
    <path d="M104 91a12 12 0 0 1 9-8" stroke={color.accent} strokeWidth="4" />
    <path d="M47 50v8M43 54h8M158 66v8M154 70h8" stroke={color.accent} strokeWidth="2.5" />
  </Picture>
);
