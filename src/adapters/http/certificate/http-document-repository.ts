import type { DocumentRepository } from '../../../application/ports/document-repository.ts';
import type { HttpClient } from '../http-client.ts';

export class HttpDocumentRepository implements DocumentRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async fetch(fileId: string): Promise<Blob> {
    return this.#http.file({ path: `/api/mekari/download-file/${encodeURIComponent(fileId)}` }, 'application/pdf');
  }
}
