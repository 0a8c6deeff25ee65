/** Payments of purchases (specification 7, POST /api/transaction/token). */
export interface PaymentRepository {
  /** The payment token of a pending purchase: the same one until it expires. Rejects with `ApiFailure`. */
  token(trxId: string): Promise<string>;
}
