import type { Upload } from '../ports/apl/apl-repository.ts';
import { singleFlight } from './single-flight.ts';

/** One upload that several callers watch, each of whom can stop it. */
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

/** A single flight of uploads: who joins one sees its progress too, and can stop it. */
export const singleUpload = <Outcome>() => {
  const once = singleFlight<Outcome>();
  const running = new Map<string, ReturnType<typeof joinedUpload>>();

  return (
    name: string,
    watcher: Upload,
    run: (upload: Required<Upload>) => Promise<Outcome>,
    content: string,
  ): Promise<Outcome> => {
    const joined = running.get(content) ?? joinedUpload();
    running.set(content, joined);
    joined.join(watcher);
    return once(name, () => run(joined.upload).finally(() => running.delete(content)), content);
  };
};
