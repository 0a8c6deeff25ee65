import { ApiFailure } from '../../../application/api-failure.ts';
import type { DocumentRepository } from '../../../application/ports/assessment/document-repository.ts';
import type { HttpClient } from '../http-client.ts';
import { asPdf } from './as-pdf.ts';
import { certificateCalls } from './certificate-calls.ts';

export class HttpDocumentRepository implements DocumentRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async fetch(fileId: string): Promise<Blob> {
    const file = await this.#http.file(certificateCalls.document, { params: { id: fileId } });
    const pdf = await asPdf(file);
    if (!pdf) throw new ApiFailure({ kind: 'contract' });
    return pdf;
  }
}
