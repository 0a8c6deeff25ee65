import type { Send } from './send.ts';

const stopped = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/** Sends what nobody has asked for yet; of what was asked for early, the reply is taken if it is a good one. */
export const earlySend =
  (earlyReply: (path: string) => Promise<Response> | undefined, baseUrl: string, send: Send): Send =>
  (request, onUploadProgress) => {
    const base = new URL(baseUrl || '/', globalThis.location?.href).href.replace(/\/$/, '');
    const isOfApi = request.method === 'GET' && request.url.startsWith(`${base}/`);
    const early = isOfApi && !request.headers.has('Authorization') && earlyReply(request.url.slice(base.length));
    if (!early) return send(request, onUploadProgress);
    const good = early.then(
      (response) => (response.ok ? response : send(request)),
      () => send(request),
    );
    return Promise.race([good, stopped(request.signal)]);
  };
