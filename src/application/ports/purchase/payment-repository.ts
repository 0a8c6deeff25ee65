/** Payments (specification 7, POST /api/transaction/token). Rejects with `ApiFailure`: kind `refused` when nothing is left to pay. */
export interface PaymentRepository {
  /** The payment token of a pending purchase; unchanged until it expires or is renewed. */
  token(trxId: string): Promise<string>;
  /** Discards the started payment and its method, so that the next token is a new one. */
  renew(trxId: string): Promise<void>;
}
