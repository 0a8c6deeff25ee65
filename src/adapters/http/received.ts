/** The statuses whose replies have no body; a `Response` of one may not be made with any. */
export const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * The reply once all of its body is here. `onBytes` is called with each part; an aborted signal ends the reading with its
 * reason, so that a body which stalls meets the same time-out as a reply that never begins.
 */
export const received = async (response: Response, signal: AbortSignal, onBytes: () => void): Promise<Response> => {
  if (!response.body) return response;
  const reader = response.body.getReader();
  const stop = () => void reader.cancel(signal.reason).catch(() => undefined);
  signal.addEventListener('abort', stop);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    onBytes();
  }
  signal.throwIfAborted();
  const { status, headers } = response;
  // Chromium gives a 204 of the network a body, though an empty one
  return new Response(bodiless.has(status) ? null : new Blob(parts), { status, headers });
};
