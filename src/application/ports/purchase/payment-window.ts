/** The payment window's result. Only a hint: the status comes from the `TransactionRepository`. */
export type PaymentHint = 'finished' | 'pending' | 'failed' | 'closed';

export interface PaymentWindow {
  /** Opens the gateway and resolves when it closes; rejects with `PaymentWindowUnavailable` when it cannot open. */
  open(paymentToken: string): Promise<PaymentHint>;
}

export class PaymentWindowUnavailable extends Error {
  override readonly name = 'PaymentWindowUnavailable';
}
