/** Payments of purchases (specification 7, POST /api/transaction/token). Both reject with `ApiFailure`: kind `refused` when there is nothing to pay any more. */
export interface PaymentRepository {
  /** The payment token of a pending purchase: the same one until it expires or is renewed. */
  token(trxId: string): Promise<string>;
  /** Gives up the payment that was begun, with the method that was chosen in it: the next token is another one. */
  renew(trxId: string): Promise<void>;
}
