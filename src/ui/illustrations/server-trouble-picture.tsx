import { color } from '../theme/theme.ts';
import { Picture, type PictureProps } from './picture.tsx';

/** Two servers, one of them with a warning: the fault is on the other side. */
export const ServerTroublePicture = (props: PictureProps) => (
  <Picture {...props}>
    <g fill={color.surfaceRaised} stroke={color.brand} strokeWidth="2.5">
      <rect x="50" y="38" width="100" height="36" rx="6" />
      <rect x="50" y="82" width="100" height="36" rx="6" />
    </g>
    <path d="M100 118v14M80 132h40" stroke={color.brandStrong} strokeWidth="4" />
    <path d="M64 56h34M64 100h20" stroke={color.brand} strokeOpacity="0.3" strokeWidth="4" />
    <path d="M124 56h.01M136 56h.01" stroke={color.brand} strokeWidth="6" />
    <path d="M122 74l26 46H96z" fill={color.surfaceRaised} stroke={color.accent} strokeWidth="3.5" />
    <path d="M122 91v12M122 111h.01" stroke={color.brandStrong} strokeWidth="4" />
  </Picture>
);
