import type { Config } from '../../config.ts';
import { useConfig } from '../config-context.ts';
import { fictionalBody, fictionalContact, fictionalPayment } from './fictional-body.ts';

export type BodyFacts = Config['body'] & Pick<Config['contact'], 'address' | 'phone'>;

const isEmpty = (section: object): boolean => Object.keys(section).length === 0;

/** Who the body is, as /config.json says it. Only the simulation fills an empty section with an invented body. */
export const bodyFacts = ({ body, contact }: Pick<Config, 'body' | 'contact'>, simulation: boolean): BodyFacts => {
  const { address, phone } = simulation && isEmpty(contact) ? fictionalContact : contact;
  return {
    ...(simulation && isEmpty(body) ? fictionalBody : body),
    ...(address !== undefined && { address }),
    ...(phone !== undefined && { phone }),
  };
};

/** An address of several lines, in one. */
export const addressLine = (address: string): string =>
  address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');

export type PaymentFacts = { readonly methods?: readonly string[] | undefined; readonly refund?: string | undefined };

/** How candidates can pay and when they get money back, as /config.json says it. */
export const paymentFacts = ({ payment }: Pick<Config, 'payment'>, simulation: boolean): PaymentFacts => ({
  ...(simulation && fictionalPayment),
  ...(payment?.methods && { methods: payment.methods }),
  ...(payment?.refund && { refund: payment.refund }),
});

export const useBodyFacts = (): BodyFacts => bodyFacts(useConfig(), __SIMULATION__);
export const usePaymentFacts = (): PaymentFacts => paymentFacts(useConfig(), __SIMULATION__);
