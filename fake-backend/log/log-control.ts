import type { LogEntry, LoggedAct, RequestLog } from './request-log.ts';

/** The part of the control that tells what has happened. */
export interface LogControl {
  /** The last requests, socket events, acts of staff and journeys in time of this window, the oldest first. */
  log(): readonly LogEntry[];
  clearLog(): void;
  /** Calls the listener after each change of the log, until the returned function is called. */
  watchLog(listener: () => void): () => void;
  /** What was done since an entry as a test that can be run: of Vitest over the fake backend, or of Playwright over `npm run api`. */
  copyAsTest(from: number, runner: 'vitest' | 'playwright'): Promise<string>;
}

/** The methods that somebody plays the world with. */
const acts = {
  actAsStaff: 'staff',
  setRobots: 'staff',
  settle: 'payment',
  travel: 'time',
  toNextEvent: 'time',
  toAssessmentDay: 'time',
  playScenario: 'world',
  fill: 'world',
  reset: 'world',
} as const satisfies Readonly<Record<string, LoggedAct['kind']>>;

type Acts = { readonly [Method in keyof typeof acts]: (...given: never[]) => Promise<unknown> };

/** The control with a log of what is done by it. */
export const withLog = <Control extends Acts>(control: Control, log: RequestLog): Control & LogControl => {
  const noted = Object.entries(acts).map(([method, kind]) => {
    const act = control[method as keyof typeof acts] as (...given: readonly unknown[]) => Promise<unknown>;
    const noting = async (...given: unknown[]) => {
      const result = await act(...given);
      log.note({ kind, method, given });
      return result;
    };
    return [method, noting];
  });
  return {
    ...control,
    ...Object.fromEntries(noted),
    log: log.entries,
    clearLog: log.clear,
    watchLog: log.watch,
    copyAsTest: async (from, runner) => (await import('./copy-as-test.ts')).copyAsTest(log.entries(), from, runner),
  };
};
