import { fromEventPattern, merge, take } from 'rxjs';
import { filter } from 'rxjs/operators';
import { subscribe } from 'valtio';
import type { Sitting } from '../../application/exam/sitting.ts';
import type { Exam } from '../../domain/exam/exam.ts';
import type { ServicesHandle } from '../services.tsx';
import type { SessionView } from '../session/session-view.ts';

interface Open {
  readonly sitting: Sitting;
  /** Stops its ending: it is shown again. Null while it is shown. */
  stay: (() => void) | null;
}

/** The sittings that are open in this page, by what they are of: the one that is shown, and those that were left before all was sent. */
const all = new WeakMap<ServicesHandle, Map<string, Open>>();

const openIn = (services: ServicesHandle): Map<string, Open> => {
  const known = all.get(services) ?? new Map<string, Open>();
  all.set(services, known);
  return known;
};

/** What a sitting is kept under. */
export const sittingName = ({ trxId, id, startedAt }: Exam, user: string): string =>
  JSON.stringify([user, trxId, id, startedAt]);

/** The sitting of an exam that is open in this page; null when there is none. */
export const openSittingOf = (services: ServicesHandle, exam: Exam, user: string | undefined): Sitting | null =>
  (user !== undefined && openIn(services).get(sittingName(exam, user))?.sitting) || null;

/** Writes what is not written yet. */
export const flushSittings = (services: ServicesHandle) => async (): Promise<void> => {
  await Promise.all([...openIn(services).values()].map(({ sitting }) => sitting.flush()));
};

/** The sitting of this name: the one that is still sending, or a new one. */
export const showSitting = (services: ServicesHandle, name: string, begin: () => Sitting): Sitting => {
  const known = openIn(services).get(name);
  known?.stay?.();
  const shown: Open = { sitting: known?.sitting ?? begin(), stay: null };
  openIn(services).set(name, shown);
  return shown.sitting;
};

/**
 * A sitting whose page is left: it ends at once when the server has all answers, else as soon as it has, cannot take them, or
 * somebody else is here. What was answered just before leaving goes out all the same.
 */
export const leaveSitting = (services: ServicesHandle, name: string, view: SessionView): void => {
  const left = openIn(services).get(name);
  if (!left) return;
  const user = view.candidate?.id;
  const done = left.sitting.state.pipe(
    filter(({ unsent, role, closed }) => unsent === 0 || role !== 'writing' || closed !== null),
  );
  const gone = fromEventPattern(
    (changed) => subscribe(view, () => changed(null)),
    (_, stop: () => void) => stop(),
  ).pipe(filter(() => view.candidate?.id !== user));
  const ending = merge(done, gone)
    .pipe(take(1))
    .subscribe(() => {
      openIn(services).delete(name);
      void left.sitting.close();
    });
  left.stay = () => ending.unsubscribe();
};
