import { color } from '../theme/theme.ts';
import { sealPath } from './seal-path.ts';

const edge = sealPath(20, 20, 18);

export const LogoMark = ({ size = 40 }: { readonly size?: number }) => (
  <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
    <path d={edge} fill={color.accent} />
    <circle cx="20" cy="20" r="12.5" fill={color.brandStrong} />
    <path
      d="M14.5 20.4l3.9 3.9 7.3-8"
      fill="none"
      stroke="#fff"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
