import { color } from '../theme/theme.ts';
import { Picture, type PictureProps } from './picture.tsx';

/** A pen over the line of a document: nobody has signed yet. */
export const NoSignaturePicture = (props: PictureProps) => (
  <Picture {...props}>
    <rect
      x="50"
      y="28"
      width="88"
      height="98"
      rx="6"
      fill={color.surfaceRaised}
      stroke={color.brand}
      strokeWidth="2.5"
    />
    <path d="M64 46h40M64 58h60M64 70h32" stroke={color.brand} strokeOpacity="0.3" strokeWidth="4" />
    <path d="M64 112h60" stroke={color.brand} strokeWidth="2.5" strokeDasharray="2 6" />
    <path d="M66 104c8-14 14-14 12-4s8-8 12-8 0 10 6 8" stroke={color.brandStrong} strokeWidth="3" />
    <path d="M100 102l5-17 42-42a6 6 0 0 1 8.500 0l3.500 3.500a6 6 0 0 1 0 8.500l-42 42z" fill={color.brand} />
    <path d="M100 102l5-17 12 12z" fill={color.accent} />
    <path d="M40 60v8M36 64h8M164 92v8M160 96h8" stroke={color.accent} strokeWidth="2.5" />
  </Picture>
);
