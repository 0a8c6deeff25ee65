import { merge, type Subscription, take } from 'rxjs';
import { filter } from 'rxjs/operators';
import { subjectOfExam } from '../../../application/exam/attempt/attempt-key.ts';
import type { RunningAttempt } from '../../../application/exam/attempt/running-attempt.ts';
import type { Exam } from '../../../domain/exam/exam.ts';
import type { ServicesHandle } from '../../services.tsx';
import type { SessionView } from '../../session/session-view.ts';
import { logInsOf, whenGone } from './session-events.ts';

interface Open {
  readonly attempt: RunningAttempt;
  /** Stops its ending: it is shown again. Null while it is shown. */
  stay: (() => void) | null;
}

/** The attempts that are open in this page, by what they are of: the one that is shown, and those that were left before all was sent. */
const all = new WeakMap<ServicesHandle, Map<string, Open>>();

const openIn = (services: ServicesHandle): Map<string, Open> => {
  const known = all.get(services) ?? new Map<string, Open>();
  all.set(services, known);
  return known;
};

/** Those that are being closed: what they write and whom they let in is not settled yet. */
const closing = new WeakMap<ServicesHandle, Map<string, Promise<void>>>();

/** Resolves when an attempt of this name that was left is wholly closed: another one would find its exam taken by this very tab. */
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

/** What an attempt is kept under: the candidate and the exam, whatever its start: servers move that while it runs. */
export const attemptName = (exam: Exam, user: string): string => JSON.stringify([user, subjectOfExam(exam)]);

/** The attempt of an exam that is open in this page; null when there is none. */
export const openAttemptOf = (services: ServicesHandle, exam: Exam, user: string | undefined): RunningAttempt | null =>
  (user !== undefined && openIn(services).get(attemptName(exam, user))?.attempt) || null;

/** Writes what is not written yet. */
export const flushAttempts = (services: ServicesHandle) => async (): Promise<void> => {
  await Promise.all([...openIn(services).values()].map(({ attempt }) => attempt.flush()));
};

/** Lets an attempt go on at each log-in of its candidate, after its session was over. */
export const goOnAtLogIn = (attempt: RunningAttempt, user: string, view: SessionView): Subscription =>
  logInsOf(user, view)
    .pipe(filter(() => attempt.state.value.sessionOver))
    .subscribe(() => attempt.resume());

/** The attempt of this name: the one that is still sending, or a new one. */
export const showAttempt = (services: ServicesHandle, name: string, begin: () => RunningAttempt): RunningAttempt => {
  const known = openIn(services).get(name);
  known?.stay?.();
  const shown: Open = { attempt: known?.attempt ?? begin(), stay: null };
  openIn(services).set(name, shown);
  return shown.attempt;
};

/**
 * An attempt whose page is left: it ends at once when the server has all answers or the submission, or keeps none and the device does, else
 * as soon as it has, cannot take them, or the candidate `user` is not here any more. What was answered just before leaving goes out at once.
 */
export const leaveAttempt = (services: ServicesHandle, name: string, user: string, view: SessionView): void => {
  const left = openIn(services).get(name);
  if (!left || left.stay) return; // a page that was left before it could show it
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
