import type { Backend } from '../backend.ts';
import { changeSettings, settingsOf } from '../database/seeding.ts';
import { examActs } from '../staff/exam-robots.ts';
import { scheduleActs } from '../staff/open-schedules.ts';
import { expiryActs, noticeActs } from '../staff/payment-gateway.ts';
import { reminderActs } from '../staff/remind-holders.ts';
import { adjustmentActs, robotActs } from '../staff/robots.ts';
import type { Act } from './act.ts';
import { stageActs } from './stage-acts.ts';

/** Events at the same instant are applied in this order. */
const sources: readonly ((backend: Backend) => readonly Act[])[] = [
  expiryActs,
  noticeActs,
  examActs,
  stageActs,
  robotActs,
  adjustmentActs,
  reminderActs,
  scheduleActs,
];

const findNext = (backend: Backend): readonly Act[] => {
  const { done_until: from } = settingsOf(backend.db);
  const acts = sources.flatMap((source) => source(backend)).map((act) => ({ ...act, at: Math.max(act.at, from) }));
  const next = acts.reduce((least, { at }) => Math.min(least, at), Number.POSITIVE_INFINITY);
  return acts.filter(({ at }) => at === next);
};

const found = new WeakMap<Backend, { readonly changes: string; readonly acts: readonly Act[] }>();

/**
 * The next due events, which all have the same time; empty if there are none. Past events are due at once, for example those from a time
 * when the robots were off. The result is cached until a table changes, because every request asks for it.
 */
export const nextActs = (backend: Backend): readonly Act[] => {
  const { transactions, stages, schedules, adjustments, examSittings, examTicks, certificates, settings } = backend.db;
  const tables = [transactions, stages, schedules, adjustments, examSittings, examTicks, certificates, settings];
  const changes = tables.map((table) => table.changes).join();
  const known = found.get(backend);
  if (known?.changes === changes) return known.acts;
  const acts = findNext(backend);
  found.set(backend, { changes, acts });
  return acts;
};

export const isBehind = (backend: Backend): boolean =>
  (nextActs(backend)[0]?.at ?? Number.POSITIVE_INFINITY) <= backend.clock.now().getTime();

/** Applies all events due until an instant (ms since the epoch), in order, each at its own time. */
export const passTime = (backend: Backend, until: number): void => {
  for (let before = ''; ; ) {
    const acts = nextActs(backend);
    const at = acts[0]?.at ?? Number.POSITIVE_INFINITY;
    if (at > until) return;
    const due = `${new Date(at).toISOString()} ${acts.map(({ id }) => id).join()}`;
    if (due === before) throw new Error(`What was due has happened and is still due: ${due}`);
    before = due;
    backend.clock.at(at, () => {
      for (const { happen } of acts) happen();
    });
    changeSettings(backend.db, { done_until: at });
  }
};

export const catchUp = (backend: Backend): void => passTime(backend, backend.clock.now().getTime());

/** Moves the clock to an instant (ms since the epoch), after all events due until then. */
export const moveClock = (backend: Backend, until: number): void => {
  passTime(backend, until);
  const ahead = until - backend.clock.now().getTime();
  changeSettings(backend.db, { clock_offset: settingsOf(backend.db).clock_offset + ahead, done_until: until });
};

/** Applies due events before `change`, so that the change does not meet an overdue event. */
export const changeFromNow = <Result>(backend: Backend, change: () => Result): Result => {
  catchUp(backend);
  const result = change();
  changeSettings(backend.db, { done_until: backend.clock.now().getTime() });
  return result;
};
