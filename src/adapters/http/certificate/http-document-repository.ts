import { ApiFailure } from '../../../application/api-failure.ts';
import type { DocumentRepository } from '../../../application/ports/assessment/document-repository.ts';
import { headLength, kindOf } from '../../../domain/files/file-rules.ts';
import type { HttpClient } from '../http-client.ts';
import { certificateCalls } from './certificate-calls.ts';

export class HttpDocumentRepository implements DocumentRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async fetch(fileId: string): Promise<Blob> {
    const file = await this.#http.file(certificateCalls.document, { params: { id: fileId } });
    const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
    if (!kindOf(head, ['pdf'])) throw new ApiFailure({ kind: 'contract' });
    return new Blob([file], { type: 'application/pdf' });
  }
}
