import { color } from '../theme/theme.ts';
import { Picture, type PictureProps } from './picture.tsx';

export const NoVouchersPicture = (props: PictureProps) => (
  <Picture {...props}>
    <g transform="rotate(-7 100 80)">
      <path
        d="M46 50h108a5 5 0 0 1 5 5v15a10 10 0 0 0 0 20v15a5 5 0 0 1-5 5H46a5 5 0 0 1-5-5V90a10 10 0 0 0 0-20V55a5 5 0 0 1 5-5z"
        fill={color.surfaceRaised}
        stroke={color.brand}
        strokeWidth="2.5"
      />
      <path d="M122 53v54" stroke={color.brand} strokeWidth="2.5" strokeDasharray="2 6" />
      <path d="M60 67h38M60 80h46" stroke={color.brand} strokeOpacity="0.3" strokeWidth="4" />
      <path d="M60 95h20" stroke={color.brand} strokeWidth="4" />
      <circle cx="141" cy="80" r="11" fill={color.accent} />
      <path d="M136 80l4 4 7-8" stroke={color.onAccent} strokeWidth="2.5" />
    </g>
    <path d="M40 34v8M36 38h8M164 112v8M160 116h8" stroke={color.accent} strokeWidth="2.5" />
  </Picture>
);
