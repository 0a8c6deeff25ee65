import { color } from '../theme/theme.ts';
import { Picture, type PictureProps } from './picture.tsx';

export const NoNotificationsPicture = (props: PictureProps) => (
  <Picture {...props}>
    <path
      d="M100 32c-22 0-33 16-33 36v20c0 6-8 10-8 17h82c0-7-8-11-8-17V68c0-20-11-36-33-36z"
      fill={color.surfaceRaised}
      stroke={color.brand}
      strokeWidth="2.5"
    />
    <path d="M100 32v-7" stroke={color.brand} strokeWidth="5" />
    <path d="M88 105a12 12 0 0 0 24 0z" fill={color.accent} />
    <path d="M79 72c0-12 5-22 15-25" stroke={color.brand} strokeOpacity="0.3" strokeWidth="4" />
    <path d="M134 34h12l-12 14h12M153 56h8l-8 9h8" stroke={color.accentText} strokeWidth="2.5" />
  </Picture>
);
