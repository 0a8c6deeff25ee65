import { color } from '../theme/theme.ts';
import { BankCard } from './bank-card.tsx';
import { Picture, type PictureProps } from './picture.tsx';
import { sealPath } from './seal-path.ts';

const halo = sealPath(138, 102, 27);
const seal = sealPath(138, 102, 23);

/** A payment card and a green seal: the payment arrived. */
export const PaymentSuccessPicture = (props: PictureProps) => (
  <Picture {...props}>
    <BankCard />
    <path d={halo} fill={color.surfaceRaised} />
    <path d={seal} fill={color.positive} />
    <path d="M128 102.5l7 7 13-14" stroke="#fff" strokeWidth="5" />
    <path d="M42 38v8M38 42h8M162 54v8M158 58h8M118 26l3 6M150 30l-4 6" stroke={color.accent} strokeWidth="2.5" />
  </Picture>
);
