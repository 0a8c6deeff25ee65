import type { Config } from '../../../config.ts';
import { useConfig } from '../config-context.ts';
import { type Fictional, fictional } from './fictional-body.ts';

export type BodyFacts = Config['body'] & Pick<Config['contact'], 'address' | 'phone'>;

const isEmpty = (section: object): boolean => Object.keys(section).length === 0;

/** The certification body as described in /config.json. `invented` replaces an empty section. */
export const bodyFacts = ({ body, contact }: Pick<Config, 'body' | 'contact'>, invented?: Fictional): BodyFacts => {
  const { address, phone } = invented && isEmpty(contact) ? invented.contact : contact;
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

export type PaymentFacts = { readonly methods?: readonly string[] | undefined; readonly refund?: string | undefined };

export const paymentFacts = ({ payment }: Pick<Config, 'payment'>, invented?: Fictional): PaymentFacts => ({
  ...invented?.payment,
  ...(payment?.methods && { methods: payment.methods }),
  ...(payment?.refund && { refund: payment.refund }),
});

const ofSimulation = __SIMULATION__ ? fictional : undefined;

export const useBodyFacts = (): BodyFacts => bodyFacts(useConfig(), ofSimulation);

export const useIssuer = (): string => {
  const { name } = useConfig().brand;
  return useBodyFacts().legalName ?? name;
};

export const usePaymentFacts = (): PaymentFacts => paymentFacts(useConfig(), ofSimulation);
