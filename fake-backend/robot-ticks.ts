import type { Server } from './server.ts';
import { catchUp, isBehind } from './time/pass-time.ts';

const interval = 2_000;

/** Looks at times whether something is due, so that an open page hears of it without asking. Gives the way to stop. */
export const startRobots = ({ backend, transactions }: Server): (() => void) => {
  const timer: unknown = setInterval(() => {
    if (!isBehind(backend)) return; // the usual case costs no transaction
    transactions.run(() => catchUp(backend)).catch((error) => console.error('The simulated staff failed.', error));
  }, interval);
  // in Node it must not keep the process alive
  if (typeof timer === 'object' && timer !== null && 'unref' in timer && typeof timer.unref === 'function')
    timer.unref();
  return () => clearInterval(timer as ReturnType<typeof setInterval>);
};
