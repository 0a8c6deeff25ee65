import { color } from '../theme/theme.ts';
import { Picture, type PictureProps } from './picture.tsx';

export const NoTransactionsPicture = (props: PictureProps) => (
  <Picture {...props}>
    <path
      d="M66 30a5 5 0 0 1 5-5h50a5 5 0 0 1 5 5v96l-7.5-6-7.5 6-7.5-6-7.5 6-7.5-6-7.5 6-7.5-6-7.5 6z"
      fill={color.surfaceRaised}
      stroke={color.brand}
      strokeWidth="2.5"
    />
    <path d="M79 43h20M79 56h34M79 68h34" stroke={color.brand} strokeOpacity="0.3" strokeWidth="4" />
    <path d="M79 86h34" stroke={color.brand} strokeWidth="2.5" strokeDasharray="2 6" />
    <path d="M79 101h12" stroke={color.brand} strokeWidth="4" />
    <circle cx="134" cy="104" r="20" fill={color.accent} />
    <circle cx="134" cy="104" r="13.5" stroke={color.onAccent} strokeOpacity="0.45" strokeWidth="2" />
    <path d="M134 98v12M128 104h12" stroke={color.onAccent} strokeWidth="3" />
    <path d="M46 62v8M42 66h8M152 52v8M148 56h8" stroke={color.accent} strokeWidth="2.5" />
  </Picture>
);
