import { ApiFailure } from '../../application/api-failure.ts';
import { isOld } from './evidence/speaker.ts';
import { somethingBetween } from './failure-table.ts';
import type { Outgoing } from './outgoing.ts';
import { received } from './received.ts';
import type { Send, UploadProgress } from './send.ts';

const silentUploadTimeout = 30_000;

/**
 * Sends a request and returns its complete reply; rejects with `ApiFailure` only, also if the reply cannot be one to this request. Times
 * out when nothing is sent or received for `limit` milliseconds, or for 30 s if upload progress is reported.
 */
export const sendInTime = async (
  send: Send,
  call: Pick<Outgoing, 'method' | 'signal' | 'onUploadProgress'>,
  requestWith: (signal: AbortSignal) => Request,
  limit: number,
): Promise<Response> => {
  const stop = new AbortController();
  let timedOut = false;
  const giveUp = () => {
    timedOut = true;
    stop.abort();
  };
  // `AbortSignal.any` is missing in the oldest supported browsers
  const cancel = () => stop.abort();
  if (call.signal?.aborted) cancel();
  call.signal?.addEventListener('abort', cancel);
  const progress = call.onUploadProgress;
  const pause = progress ? silentUploadTimeout : limit;
  let timer = setTimeout(giveUp, pause);
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, pause);
  };
  const tellProgress: UploadProgress | undefined =
    progress &&
    ((sent, total) => {
      restartTimer();
      progress(sent, total);
    });
  try {
    const response = await send(requestWith(stop.signal), tellProgress);
    const { redirected } = response;
    const whole = await received(response, stop.signal, restartTimer);
    // a redirect has made a GET of the request, and no cache has an answer to it
    if (call.method === 'GET' || !(redirected || isOld(whole.headers))) return whole;
    throw somethingBetween(whole.status);
  } catch (error) {
    if (error instanceof ApiFailure) throw error;
    throw new ApiFailure({ kind: call.signal?.aborted ? 'cancelled' : timedOut ? 'timeout' : 'network' }, error);
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener('abort', cancel);
  }
};

/** Asks again under another address where a cache has answered, unless the reply is the same for everybody. */
export const notFromCache = async (call: Outgoing, send: (call: Outgoing) => Promise<Response>): Promise<Response> => {
  const response = await send(call);
  if (!isOld(response.headers) || (call.shared && response.ok)) return response;
  const [_] = crypto.getRandomValues(new Uint32Array(1));
  const fresh = await send({ ...call, query: { ...call.query, _ } });
  if (isOld(fresh.headers)) throw somethingBetween(fresh.status);
  return fresh;
};
