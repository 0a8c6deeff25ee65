import { color } from '../theme/theme.ts';
import { Picture, type PictureProps } from './picture.tsx';

export const OfflinePicture = (props: PictureProps) => (
  <Picture {...props}>
    <path
      d="M72 84a20 20 0 0 1-1-40 30 30 0 0 1 57-5 23 23 0 0 1 4 45z"
      fill={color.surfaceRaised}
      stroke={color.brand}
      strokeWidth="2.5"
    />
    <path d="M75 55a22 22 0 0 1 15-18" stroke={color.brand} strokeOpacity="0.3" strokeWidth="4" />
    <path d="M28 112h38" stroke={color.brandStrong} strokeWidth="4" />
    <path d="M66 101h12a11 11 0 0 1 0 22H66z" fill={color.brand} />
    <path d="M89 107h9M89 117h9" stroke={color.brandStrong} strokeWidth="4" />
    <path d="M172 112h-38" stroke={color.brandStrong} strokeWidth="4" />
    <path d="M134 101h-13a5 5 0 0 0-5 5v12a5 5 0 0 0 5 5h13z" fill={color.brand} />
    <path d="M107 94l-2-6M102 128l2 6M112 94l4-5" stroke={color.accent} strokeWidth="3" />
  </Picture>
);

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
