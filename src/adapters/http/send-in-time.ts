import { ApiFailure } from '../../application/api-failure.ts';
import type { Outgoing } from './outgoing.ts';
import { received } from './received.ts';
import type { Send, UploadProgress } from './send.ts';

const silentUploadTimeout = 30_000;

/**
 * Sends a request and returns its complete reply; rejects with `ApiFailure` only. Times out when nothing is sent or received for `limit`
 * milliseconds, or for 30 s if upload progress is reported.
 */
export const sendInTime = async (
  send: Send,
  call: Pick<Outgoing, 'signal' | 'onUploadProgress'>,
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
    // Laravel's `auth` redirects a browser without a session to the log-in page
    const isLogIn = redirected && /html/i.test(whole.headers.get('Content-Type') ?? '');
    if (!isLogIn) return whole;
  } catch (error) {
    throw new ApiFailure({ kind: call.signal?.aborted ? 'cancelled' : timedOut ? 'timeout' : 'network' }, error);
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener('abort', cancel);
  }
  throw new ApiFailure({ kind: 'expired' });
};
