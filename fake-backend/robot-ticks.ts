import type { Server } from './server.ts';
import { dueAdjustments } from './staff/answer-adjustment.ts';
import { examsWait } from './staff/exam-robots.ts';
import { dueReminders } from './staff/remind-holders.ts';
import { dueForRobots, workRobots } from './staff/robots.ts';

const interval = 2_000;

/** Looks at times whether something lies with the robots, so that an open page hears of it without asking. Gives the way to stop. */
export const startRobots = ({ backend, transactions }: Server): (() => void) => {
  const timer: unknown = setInterval(() => {
    const due = [dueForRobots, dueAdjustments, dueReminders].some((each) => each(backend).length > 0);
    const idle = !due && !examsWait(backend);
    if (idle) return; // the usual case costs no transaction
    transactions.run(() => workRobots(backend)).catch((error) => console.error('The simulated staff failed.', error));
  }, interval);
  // in Node it must not keep the process alive
  if (typeof timer === 'object' && timer !== null && 'unref' in timer && typeof timer.unref === 'function')
    timer.unref();
  return () => clearInterval(timer as ReturnType<typeof setInterval>);
};
