/** The payment window's result. Only a hint: the status comes from the `TransactionRepository`. */
export type PaymentHint = 'finished' | 'pending' | 'failed' | 'closed';

export interface PaymentWindow {
  /** Opens the gateway and resolves when the window closes; rejects with `PaymentWindowUnavailable` when the window cannot open. */
  open(paymentToken: string): Promise<PaymentHint>;
}

export class PaymentWindowUnavailable extends Error {
  override readonly name = 'PaymentWindowUnavailable';
}
