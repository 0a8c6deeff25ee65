import type { Config } from '../../../configuration/config.ts';
import { useConfig } from '../config-context.ts';
import { type InventedBody, useSlots } from '../slots.tsx';

export type BodyFacts = Config['body'] & Pick<Config['contact'], 'address' | 'phone'>;

const isEmpty = (section: object): boolean => Object.keys(section).length === 0;

/** How to reach the body; `invented` replaces a contact that the configuration leaves empty. */
const contactOf = ({ contact }: Pick<Config, 'contact'>, invented?: InventedBody): Config['contact'] =>
  invented && isEmpty(contact) ? invented.contact : contact;

/** The certification body as described in /config.json. `invented` replaces an empty section. */
export const bodyFacts = ({ body, contact }: Pick<Config, 'body' | 'contact'>, invented?: InventedBody): BodyFacts => {
  const { address, phone } = contactOf({ contact }, invented);
  return {
    ...(invented && isEmpty(body) ? invented.body : body),
    ...(address !== undefined && { address }),
    ...(phone !== undefined && { phone }),
  };
};

export const addressLine = (address: string): string =>
  address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');

export type PaymentFacts = InventedBody['payment'];

export const paymentFacts = ({ payment }: Pick<Config, 'payment'>, invented?: InventedBody): PaymentFacts => ({
  ...invented?.payment,
  ...(payment?.methods && { methods: payment.methods }),
  ...(payment?.refund && { refund: payment.refund }),
});

export const useBodyFacts = (): BodyFacts => bodyFacts(useConfig(), useSlots().body);

export const useIssuer = (): string => {
  const { name } = useConfig().brand;
  return useBodyFacts().legalName ?? name;
};

export const usePaymentFacts = (): PaymentFacts => paymentFacts(useConfig(), useSlots().body);

export const useContact = (): Config['contact'] => contactOf(useConfig(), useSlots().body);
