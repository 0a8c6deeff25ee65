import { color } from '../theme/theme.ts';
import { BankCard } from './bank-card.tsx';
import { Picture, type PictureProps } from './picture.tsx';

/** A payment card and a clock: the payment is awaited. */
export const PaymentPendingPicture = (props: PictureProps) => (
  <Picture {...props}>
    <BankCard />
    <circle cx="138" cy="104" r="26" fill={color.surfaceRaised} />
    <circle cx="138" cy="104" r="22" fill={color.accentTint} stroke={color.accent} strokeWidth="4" />
    <path d="M138 91v13l9 6" stroke={color.accentText} strokeWidth="3.5" />
    <path d="M42 38v8M38 42h8M158 50v8M154 54h8" stroke={color.accent} strokeWidth="2.5" />
  </Picture>
);
