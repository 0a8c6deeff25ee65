import type { PaymentProofRepository } from '../../../application/ports/purchase/payment-proof-repository.ts';
import type { Upload } from '../../../application/ports/upload.ts';
import type { PaymentProof } from '../../../domain/purchase/payment-proof.ts';
import type { HttpClient } from '../http-client.ts';
import { multipart } from '../multipart.ts';
import { purchaseCalls } from './purchase-calls.ts';
import type { ProofForm } from './purchase-requests.ts';
import { toProof } from './transaction-wire.ts';

export class HttpPaymentProofRepository implements PaymentProofRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async send(
    trxId: string,
    file: File,
    requestKey: string,
    { onProgress, signal }: Upload = {},
  ): Promise<PaymentProof> {
    const form: ProofForm = { trx_id: trxId, proof: file };
    return toProof(
      await this.#http.call(purchaseCalls.proof, {
        body: multipart(form),
        requestKey,
        ...(onProgress && { onUploadProgress: onProgress }),
        ...(signal && { signal }),
      }),
    );
  }
}
