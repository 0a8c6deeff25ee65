import { color } from '../theme/theme.ts';
import { Picture, type PictureProps } from './picture.tsx';

export const NotFoundPicture = (props: PictureProps) => (
  <Picture {...props}>
    <path d="M40 56l40-12v76l-40 12z" fill={color.surfaceRaised} stroke={color.brand} strokeWidth="2.5" />
    <path d="M80 44l40 12v76l-40-12z" fill={color.surfaceSunken} stroke={color.brand} strokeWidth="2.5" />
    <path d="M120 56l40-12v76l-40 12z" fill={color.surfaceRaised} stroke={color.brand} strokeWidth="2.5" />
    <path
      d="M52 112c4-20 18-8 24-22s14-14 26-6 16 6 24-2"
      stroke={color.brand}
      strokeOpacity="0.55"
      strokeWidth="3"
      strokeDasharray="1 7"
    />
    <circle cx="52" cy="113" r="4.5" fill={color.brand} />
    <path d="M138 90c-10-13-17-21-17-32a17 17 0 0 1 34 0c0 11-7 19-17 32z" fill={color.accent} />
    <path d="M132.5 54.5a5.5 5.5 0 1 1 7.6 5.1c-1.4.7-2.1 1.6-2.1 3.4" stroke={color.onAccent} strokeWidth="3" />
    <circle cx="138" cy="69.5" r="2" fill={color.onAccent} />
  </Picture>
);
