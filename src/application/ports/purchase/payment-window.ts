/** What the payment window says when it goes away. A hint only: the status comes from the `TransactionRepository`. */
export type PaymentHint = 'finished' | 'pending' | 'failed' | 'closed';

/** The window of the payment gateway. */
export interface PaymentWindow {
  /** Opens the gateway for a token and resolves when it goes away; rejects with `PaymentWindowUnavailable` when it cannot open. */
  open(paymentToken: string): Promise<PaymentHint>;
}

export class PaymentWindowUnavailable extends Error {
  override readonly name = 'PaymentWindowUnavailable';
}
