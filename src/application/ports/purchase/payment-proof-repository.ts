import type { PaymentProof } from '../../../domain/purchase/payment-proof.ts';
import type { Upload } from '../upload.ts';

/** Proofs of transfers (not in the specification). Rejects with `ApiFailure`; field errors: `proof`. */
export interface PaymentProofRepository {
  /** Adds the proof to a pending purchase, in place of an earlier one. `requestKey` is an idempotency key. */
  send(trxId: string, file: File, requestKey: string, upload?: Upload): Promise<PaymentProof>;
}
