import { ApiFailure } from '../../../application/api-failure.ts';
import type { StoredFileRepository } from '../../../application/ports/apl/stored-file-repository.ts';
import type { StoredFile } from '../../../domain/assessment/form-status.ts';
import { headLength, kindOf, mediaTypes } from '../../../domain/files/file-rules.ts';
import type { HttpClient } from '../http-client.ts';
import { filesCalls } from './files-calls.ts';

/** A path on the API host (specification 3, Files); any other address could leak the session. */
const storagePath = /^storage(\/[\w .()-]+)+$/;

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
};

export class HttpStoredFileRepository implements StoredFileRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /** The path of an address as Laravel's `Storage::url()` gives it, if it is of the API or of this page. */
  #pathOf(src: string): string {
    if (!/^https?:\/\//i.test(src)) return src.replace(/^\//, '');
    const own = [this.#http.home, globalThis.location?.origin].find((home) => home && src.startsWith(`${home}/`));
    return own === undefined ? '' : decoded(src.slice(own.length + 1));
  }

  async content({ src }: Pick<StoredFile, 'src'>): Promise<Blob> {
    const path = this.#pathOf(src ?? '');
    if (!storagePath.test(path) || path.includes('..')) throw new ApiFailure({ kind: 'contract' });
    const content = await this.#http.file(filesCalls.storedFile, { params: { src: path } });
    const kind = kindOf(new Uint8Array(await content.slice(0, headLength).arrayBuffer()), ['pdf', 'png', 'jpeg']);
    if (!kind) throw new ApiFailure({ kind: 'contract' });
    return new Blob([content], { type: mediaTypes[kind] });
  }
}
