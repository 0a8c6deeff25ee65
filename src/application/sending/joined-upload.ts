import type { Upload } from '../ports/apl/apl-repository.ts';

/** One upload that several callers watch, each of whom can stop it. */
export interface JoinedUpload {
  readonly upload: Upload;
  readonly join: (caller: Upload | undefined) => void;
}

export const joinedUpload = (): JoinedUpload => {
  const stop = new AbortController();
  const watchers: NonNullable<Upload['onProgress']>[] = [];
  return {
    upload: {
      signal: stop.signal,
      onProgress: (sentBytes, totalBytes) => {
        for (const watch of watchers) watch(sentBytes, totalBytes);
      },
    },
    join: ({ onProgress, signal } = {}) => {
      if (onProgress) watchers.push(onProgress);
      if (signal?.aborted) stop.abort();
      signal?.addEventListener('abort', () => stop.abort());
    },
  };
};
