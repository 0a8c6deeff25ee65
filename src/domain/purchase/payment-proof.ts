/** The picture or PDF of a transfer that the server has. Missing values are null or empty. */
export interface PaymentProof {
  readonly fileName: string;
  readonly sentAt: string | null;
}
