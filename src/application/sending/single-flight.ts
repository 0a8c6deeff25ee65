import type { Upload } from '../ports/upload.ts';

const joinedUpload = () => {
  const stop = new AbortController();
  const watchers: NonNullable<Upload['onProgress']>[] = [];
  const upload: Required<Upload> = {
    signal: stop.signal,
    onProgress: (sentBytes, totalBytes) => {
      for (const watch of watchers) watch(sentBytes, totalBytes);
    },
  };
  const join = ({ onProgress, signal }: Upload) => {
    if (onProgress) watchers.push(onProgress);
    if (signal?.aborted) stop.abort();
    signal?.addEventListener('abort', () => stop.abort());
  };
  return { upload, join };
};

interface Flight<Outcome> {
  readonly content: string;
  readonly outcome: Promise<Outcome>;
  readonly join: (watcher: Upload) => void;
}

/** Serializes calls by name. A call with the same content joins the pending one; other content waits for the earlier ones. */
export const singleFlight = <Outcome>() => {
  const last = new Map<string, Flight<Outcome>>();

  return (
    name: string,
    run: (upload: Required<Upload>) => Promise<Outcome>,
    content = '',
    watcher: Upload = {},
  ): Promise<Outcome> => {
    const before = last.get(name);
    if (before?.content === content) {
      before.join(watcher);
      return before.outcome;
    }
    const { upload, join } = joinedUpload();
    join(watcher);
    const start = () => run(upload);
    const outcome = (before ? before.outcome.then(start, start) : start()).finally(() => {
      if (last.get(name)?.outcome === outcome) last.delete(name);
    });
    last.set(name, { content, outcome, join });
    return outcome;
  };
};
