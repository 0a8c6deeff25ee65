import { ApiFailure } from '../../application/api-failure.ts';
import type { PictureDownloads } from '../../application/ports/exam/picture-downloads.ts';
import { limitedBody } from './limited-body.ts';

const timeout = 30_000;

const shown = /^image\/(png|jpeg|gif|webp|svg\+xml)\b/i;

/**
 * Downloads pictures as bytes; other origins need CORS. Cookies go only to `sessionOrigin`, so that file hosts may answer with `*`. Origins
 * other than the portal's bypass the cache, because a response cached for an `<img>` may lack CORS headers.
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
