import { ApiFailure } from '../../../application/api-failure.ts';
import type { StoredFileRepository } from '../../../application/ports/apl/stored-file-repository.ts';
import type { StoredFile } from '../../../domain/assessment/form-status.ts';
import { type FileKind, headLength, kindOf } from '../../../domain/files/file-rules.ts';
import type { HttpClient } from '../http-client.ts';
import { filesCalls } from './files-calls.ts';

/** A path on the API host (specification 3, Files); any other address could leak the session. */
const storagePath = /^\/?storage(\/[\w .()-]+)+$/;

const types: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  zip: 'application/zip',
  mp4: 'video/mp4',
};

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
    return new Blob([content], { type: types[kind] });
  }
}
