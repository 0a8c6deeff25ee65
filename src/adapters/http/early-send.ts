import type { Send } from './send.ts';

const stopped = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/** Sends what nobody has asked for yet; of what was asked for early, by path and query, the reply is taken if it is a good one. */
export const earlySend =
  (earlyReply: (path: string) => Promise<Response> | undefined, send: Send): Send =>
  (request, onUploadProgress) => {
    const isOfGuest = request.method === 'GET' && !request.headers.has('Authorization');
    const early = isOfGuest && earlyReply(request.url.slice(request.url.indexOf('/api/')));
    const again = () => send(request, onUploadProgress);
    if (!early) return again();
    return Promise.race([early.then((response) => (response.ok ? response : again()), again), stopped(request.signal)]);
  };
