import type { ReactNode } from 'react';
import { color } from '../theme/theme.ts';

export type PictureProps = { readonly width?: number };

export const Picture = ({ width = 200, children }: PictureProps & { readonly children: ReactNode }) => (
  <svg
    viewBox="0 0 200 150"
    width={width}
    height={width * 0.75}
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path
      d="M100 14c38 0 44 16 58 32s24 30 16 52-26 34-74 34-68-10-76-34 4-38 18-53 20-31 58-31z"
      fill={color.brandTint}
    />
    <path d="M30 132h140" stroke={color.brand} strokeOpacity="0.25" strokeWidth="2" />
    {children}
  </svg>
);
