import { color } from '../theme/theme.ts';
import { Picture, type PictureProps } from './picture.tsx';

const marks = {
  none: null,
  done: (
    <>
      <circle cx="140" cy="98" r="24" fill={color.surfaceRaised} />
      <circle cx="140" cy="98" r="20" fill={color.positive} />
      <path d="M131 98.5l6.5 6.5 12-13" stroke="#fff" strokeWidth="5" />
    </>
  ),
  late: (
    <>
      <circle cx="140" cy="98" r="24" fill={color.surfaceRaised} />
      <circle cx="140" cy="98" r="20" fill={color.accent} />
      <path d="M140 86v13l8 6" stroke={color.brandStrong} strokeWidth="4" />
    </>
  ),
  unknown: (
    <>
      <circle cx="140" cy="98" r="24" fill={color.surfaceRaised} />
      <circle cx="140" cy="98" r="20" fill={color.brand} />
      <path d="M134 93c0-8 13-8 13 0 0 5-7 5-7 10M140 109v.5" stroke="#fff" strokeWidth="4" />
    </>
  ),
} as const;

export type MailPictureProps = PictureProps & { readonly mark?: keyof typeof marks };

export const MailPicture = ({ mark = 'none', ...props }: MailPictureProps) => (
  <Picture {...props}>
    <rect
      x="52"
      y="46"
      width="92"
      height="64"
      rx="8"
      fill={color.surfaceRaised}
      stroke={color.brand}
      strokeWidth="2.5"
    />
    <path d="M56 52l42 34 42-34" stroke={color.brand} strokeWidth="2.5" />
    <path d="M58 104l26-26M112 78l14 14" stroke={color.brand} strokeOpacity="0.3" strokeWidth="3" />
    <path d="M34 62h10M28 76h16M36 90h8" stroke={color.accent} strokeWidth="3" />
    {marks[mark]}
  </Picture>
);
