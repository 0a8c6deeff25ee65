/** Statuses without a body; `new Response` rejects a body for them. */
export const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Buffers the whole body and calls `onBytes` for each chunk. An abort ends the read with its reason, so that a stalled body also times
 * out.
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
  // Chromium gives a 204 an empty body
  return new Response(bodiless.has(status) ? null : new Blob(parts), { status, headers });
};
