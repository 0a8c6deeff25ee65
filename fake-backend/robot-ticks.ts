import type { Server } from './server.ts';
import { catchUp, isBehind } from './time/pass-time.ts';

const interval = 2_000;

/** Polls for due events, so that an open page receives them without a request. Returns the stop function. */
export const startRobots = ({ backend, transactions }: Server): (() => void) => {
  const timer: unknown = setInterval(() => {
    if (!isBehind(backend)) return; // usually no event is due, so no transaction is needed
    transactions.run(() => catchUp(backend)).catch((error) => console.error('The simulated staff failed.', error));
  }, interval);
  // the timer must not keep the Node process alive
  if (typeof timer === 'object' && timer !== null && 'unref' in timer && typeof timer.unref === 'function')
    timer.unref();
  return () => clearInterval(timer as ReturnType<typeof setInterval>);
};
