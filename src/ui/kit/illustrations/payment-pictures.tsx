import { color } from '../theme/theme.ts';
import { Picture, type PictureProps } from './picture.tsx';
import { sealPath } from './seal-path.ts';

const BankCard = () => (
  <>
    <rect
      x="50"
      y="44"
      width="96"
      height="62"
      rx="8"
      fill={color.surfaceSunken}
      stroke={color.brand}
      strokeOpacity="0.3"
      strokeWidth="2"
      transform="rotate(-8 98 75)"
    />
    <rect x="48" y="48" width="98" height="64" rx="8" fill={color.brand} />
    <path d="M48 62h98v11H48z" fill={color.brandStrong} />
    <rect x="58" y="83" width="18" height="13" rx="3" fill={color.onBrandMuted} />
    <path d="M58 104h30" stroke={color.onBrandMuted} strokeOpacity="0.6" strokeWidth="3" />
  </>
);

export const PaymentFailedPicture = (props: PictureProps) => (
  <Picture {...props}>
    <BankCard />
    <circle cx="138" cy="104" r="26" fill={color.surfaceRaised} />
    <circle cx="138" cy="104" r="22" fill={color.critical} />
    <path d="M130 96l16 16M146 96l-16 16" stroke="#fff" strokeWidth="5" />
  </Picture>
);

const halo = sealPath(138, 102, 27);
const seal = sealPath(138, 102, 23);

export const PaymentSuccessPicture = (props: PictureProps) => (
  <Picture {...props}>
    <BankCard />
    <path d={halo} fill={color.surfaceRaised} />
    <path d={seal} fill={color.positive} />
    <path d="M128 102.5l7 7 13-14" stroke="#fff" strokeWidth="5" />
    <path d="M42 38v8M38 42h8M162 54v8M158 58h8M118 26l3 6M150 30l-4 6" stroke={color.accent} strokeWidth="2.5" />
  </Picture>
);

export const PaymentPendingPicture = (props: PictureProps) => (
  <Picture {...props}>
    <BankCard />
    <circle cx="138" cy="104" r="26" fill={color.surfaceRaised} />
    <circle cx="138" cy="104" r="22" fill={color.accentTint} stroke={color.accent} strokeWidth="4" />
    <path d="M138 91v13l9 6" stroke={color.accentText} strokeWidth="3.5" />
    <path d="M42 38v8M38 42h8M158 50v8M154 54h8" stroke={color.accent} strokeWidth="2.5" />
  </Picture>
);
