import { color } from '../theme/theme.ts';
import { sealPath } from './seal-path.ts';

const edge = sealPath(48, 44, 40, 20);

export const AwardSeal = ({ size = 96 }: { readonly size?: number }) => (
  <svg viewBox="0 0 96 112" width={size} height={(size * 112) / 96} aria-hidden="true">
    <path d="M28 66 17 106l16-8 9 13 9-36zM68 66l11 40-16-8-9 13-9-36z" fill={color.brand} />
    <path d={edge} fill={color.accent} />
    <circle cx="48" cy="44" r="30" fill={color.brandStrong} />
    <circle cx="48" cy="44" r="26" fill="none" stroke={color.accent} strokeWidth="1.5" />
    <path d="M35 45l9 9 17-19" fill="none" stroke="#fff" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
