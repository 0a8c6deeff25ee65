import { ApiFailure } from '../../application/api-failure.ts';
import type { PictureDownloads } from '../../application/ports/exam/picture-downloads.ts';
import { limitedBody } from './limited-body.ts';

const timeout = 30_000;

/** What an `<img>` shows. */
const shown = /^image\/(png|jpeg|gif|webp|svg\+xml)\b/i;

/**
 * Pictures over the network, read as bytes: other origins have to allow that (CORS). The session goes along to `sessionOrigin` only, as it
 * does with an `<img>`; hosts of stored files are asked without, so that they may answer with `*`. A reply that an `<img>` has left in the
 * browser's cache may lack that permission, so nothing of another origin is taken from there.
 */
export const fetchedPictures = (sessionOrigin: string | null): PictureDownloads => ({
  read: async (address, mostBytes) => {
    const { origin } = new URL(address);
    const signal = AbortSignal.timeout(timeout);
    try {
      const response = await fetch(address, {
        credentials: origin === sessionOrigin ? 'include' : 'omit',
        cache: origin === location.origin ? 'default' : 'no-store',
        signal,
      });
      if (!response.ok) throw new ApiFailure({ kind: 'http', status: response.status });
      const [type] = shown.exec(response.headers.get('Content-Type') ?? '') ?? [];
      if (type === undefined) throw new ApiFailure({ kind: 'contract' });
      const parts: Uint8Array<ArrayBuffer>[] = [];
      for await (const part of limitedBody(response, mostBytes)) parts.push(part);
      return new Blob(parts, { type });
    } catch (error) {
      throw error instanceof ApiFailure
        ? error
        : new ApiFailure({ kind: signal.aborted ? 'timeout' : 'network' }, error);
    }
  },
});
