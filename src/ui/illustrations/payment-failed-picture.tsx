import { color } from '../theme/theme.ts';
import { BankCard } from './bank-card.tsx';
import { Picture, type PictureProps } from './picture.tsx';

/** A payment card and a cross: the payment did not go through. */
export const PaymentFailedPicture = (props: PictureProps) => (
  <Picture {...props}>
    <BankCard />
    <circle cx="138" cy="104" r="26" fill={color.surfaceRaised} />
    <circle cx="138" cy="104" r="22" fill={color.critical} />
    <path d="M130 96l16 16M146 96l-16 16" stroke="#fff" strokeWidth="5" />
  </Picture>
);
