import { merge, type Subscription, take } from 'rxjs';
import { filter } from 'rxjs/operators';
import { subjectOfExam } from '../../../application/exam/attempt/attempt-key.ts';
import type { RunningAttempt } from '../../../application/exam/attempt/running-attempt.ts';
import type { Exam } from '../../../domain/exam/exam.ts';
import type { ServicesHandle } from '../../core/services.tsx';
import type { SessionView } from '../../core/session/session-view.ts';
import { logInsOf, whenGone } from './session-events.ts';

interface Open {
  readonly attempt: RunningAttempt;
  /** Cancels the pending close when the attempt is shown again; null while it is shown. */
  stay: (() => void) | null;
}

/** Open attempts by name: the one on screen, and those that still send answers after the candidate left. */
const all = new WeakMap<ServicesHandle, Map<string, Open>>();

const openIn = (services: ServicesHandle): Map<string, Open> => {
  const known = all.get(services) ?? new Map<string, Open>();
  all.set(services, known);
  return known;
};

const closing = new WeakMap<ServicesHandle, Map<string, Promise<void>>>();

/** Resolves when the attempt with this name has closed. A new attempt before that would find the lock held by this tab. */
export const attemptClosed = async (services: ServicesHandle, name: string): Promise<void> =>
  closing.get(services)?.get(name);

const close = (services: ServicesHandle, name: string, attempt: RunningAttempt): void => {
  const inThisPage = closing.get(services) ?? new Map<string, Promise<void>>();
  closing.set(
    services,
    inThisPage.set(
      name,
      attempt.close().finally(() => inThisPage.delete(name)),
    ),
  );
};

/** Excludes the start time, because servers change it during the exam. */
export const attemptName = (exam: Exam, user: string): string => JSON.stringify([user, subjectOfExam(exam)]);

export const openAttemptOf = (services: ServicesHandle, exam: Exam, user: string | undefined): RunningAttempt | null =>
  (user !== undefined && openIn(services).get(attemptName(exam, user))?.attempt) || null;

export const flushAttempts = (services: ServicesHandle) => async (): Promise<void> => {
  await Promise.all([...openIn(services).values()].map(({ attempt }) => attempt.flush()));
};

export const goOnAtLogIn = (attempt: RunningAttempt, user: string, view: SessionView): Subscription =>
  logInsOf(user, view)
    .pipe(filter(() => attempt.state.value.sessionOver))
    .subscribe(() => attempt.resume());

export const showAttempt = (services: ServicesHandle, name: string, begin: () => RunningAttempt): RunningAttempt => {
  const known = openIn(services).get(name);
  known?.stay?.();
  const shown: Open = { attempt: known?.attempt ?? begin(), stay: null };
  openIn(services).set(name, shown);
  return shown.attempt;
};

/**
 * Closes the attempt when nothing is left to send, when nothing can be sent, or when `user` logs out.
 * With device-only storage it closes as soon as the device has saved all answers.
 */
export const leaveAttempt = (services: ServicesHandle, name: string, user: string, view: SessionView): void => {
  const left = openIn(services).get(name);
  if (!left || left.stay) return; // the attempt was never shown, or the candidate has already left it
  const { attempt } = left;
  attempt.sendNow();
  const done = attempt.state.pipe(
    filter(
      ({ unsent, deviceOnly, handedIn, durable, saving, role, closed }) =>
        unsent === 0 || handedIn || (deviceOnly && durable && !saving) || role !== 'writing' || closed !== null,
    ),
  );
  const ending = goOnAtLogIn(attempt, user, view);
  left.stay = () => ending.unsubscribe();
  ending.add(
    merge(whenGone(user, view), done)
      .pipe(take(1))
      .subscribe(() => {
        ending.unsubscribe();
        openIn(services).delete(name);
        close(services, name, attempt);
      }),
  );
};
