import { ApiFailure } from '../../../application/api-failure.ts';
import type { StoredFileRepository } from '../../../application/ports/apl/stored-file-repository.ts';
import type { StoredFile } from '../../../domain/assessment/form-status.ts';
import { headLength, kindOf, mediaTypes } from '../../../domain/files/file-rules.ts';
import type { HttpClient } from '../http-client.ts';
import { filesCalls } from './files-calls.ts';

/** A path on the API host (specification 3, Files); any other address could leak the session. */
const storagePath = /^\/?storage(\/[\w .()-]+)+$/;

export class HttpStoredFileRepository implements StoredFileRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async content({ src }: StoredFile): Promise<Blob> {
    if (src === null || !storagePath.test(src) || src.includes('..')) throw new ApiFailure({ kind: 'contract' });
    const content = await this.#http.file(filesCalls.storedFile, { params: { src: src.replace(/^\//, '') } });
    const kind = kindOf(new Uint8Array(await content.slice(0, headLength).arrayBuffer()), ['pdf', 'png', 'jpeg']);
    if (!kind) throw new ApiFailure({ kind: 'contract' });
    return new Blob([content], { type: mediaTypes[kind] });
  }
}
