import { color } from '../theme/theme.ts';

/** The payment card that the payment pictures share; a part of a picture, not a picture. */
export const BankCard = () => (
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
