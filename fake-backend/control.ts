import type { MailRow, StageRow } from './database/rows.ts';
import { samplePdf } from './database/seed/forms/sample-files.ts';
import { changeSettings, settingsOf } from './database/seeding.ts';
import type { RobotSettings } from './database/server-rows.ts';
import { type DemoCertificate, type DemoPrakerjaCode, demoCertificates, demoCodes } from './demo-numbers.ts';
import type { FaultRule } from './faults.ts';
import { type LessonControl, lessonControl } from './lessons/lesson-control.ts';
import { type LogControl, withLog } from './log/log-control.ts';
import { scenarios } from './scenarios/list.ts';
import type { Scene } from './scenarios/scenario.ts';
import { latencyOf, type Server } from './server.ts';
import { fill, type Masses } from './staff/fill.ts';
import { type PaymentAction, settlePayment } from './staff/payment-gateway.ts';
import { actAsStaff, type StaffAction } from './staff/play.ts';
import { openTask, type Reading } from './staff/reading/read-task.ts';
import { rightAnswers } from './staff/reading/right-answers.ts';
import type { StaffTask } from './staff/staff-task.ts';
import { staffTasks } from './staff/tasks.ts';
import { changeFromNow } from './time/pass-time.ts';
import { type TimeControl, timeControl } from './time/time-control.ts';
import { everywhere, noteWork } from './worlds/note-work.ts';
import { type WorldControl, worldControl } from './worlds/world-control.ts';

/** A candidate of the demonstration. */
interface Persona {
  readonly email: string;
  readonly password: string;
  readonly fullname: string;
  /** One Indonesian line on the state that this candidate is in. */
  readonly persona: string;
}

/** What can be done to the simulation from outside of the API. */
export interface Control extends TimeControl, WorldControl, LessonControl, LogControl {
  personas(): readonly Persona[];
  prakerjaCodes(): readonly DemoPrakerjaCode[];
  certificates(): readonly DemoCertificate[];
  /** The mails that the server has sent, also on behalf of other tabs; the newest first. */
  mails(): Promise<readonly Readonly<MailRow>[]>;
  /** All scenarios, with one Indonesian line on each. */
  scenarios(): readonly { readonly name: string; readonly title: string }[];
  /** Whether a scenario would put another world in place of one that somebody has worked in. Rejects as `playScenario` does. */
  replacesWork(name: string): Promise<boolean>;
  /**
   * Brings the person of a scenario where its name says, in the present world where it has place for that, else in a new one.
   * Rejects with a RangeError that lists the names, and changes nothing, for another name.
   */
  playScenario(name: string): Promise<Scene>;
  /**
   * Brings an assessment to a stage, as everybody on the way would; the present world is kept. Rejects with a RangeError in Indonesian, and
   * changes nothing, where it cannot.
   */
  jumpTo(trxId: string, stage: StageRow['name']): Promise<void>;
  /** A right answer to every question of an assessment, by the id of the question; none where there is no such assessment. */
  rightAnswers(trxId: string): Promise<Readonly<Record<string, string>>>;
  /** A small PDF, as a data URL, that says what it stands for. */
  samplePaper(title: string): string;
  /** Calls the listener now and at each change with whether this world survives the page, until the returned function is called. */
  watchStorage(listener: (lasting: boolean) => void): () => void;
  /** Calls the listener whenever something has changed in this world, in any tab, until the returned function is called. */
  watchChanges(listener: () => void): () => void;
  /** Milliseconds before each reply. */
  latency(): number;
  setLatency(ms: number): Promise<void>;
  faults(): readonly FaultRule[];
  /** Adds a rule, or replaces the one with its id and counts from the start. */
  addFault(rule: FaultRule): Promise<void>;
  /** How many calls each rule has matched since it was added, by its id. */
  faultMatches(): Readonly<Record<string, number>>;
  removeFault(id: string): Promise<void>;
  clearFaults(): Promise<void>;
  /** Gives a candidate masses of rows; rejects with a RangeError when there is no such candidate, or for a number that cannot be. */
  fill(email: string, masses: Masses): Promise<void>;
  /** What the payment gateway does with a payment; false when it does not know the token. */
  settle(paymentToken: string, action: PaymentAction): Promise<boolean>;
  /** What waits for the certification body, also on behalf of other tabs; the longest waiting first. */
  staffTasks(): Promise<readonly StaffTask[]>;
  /** What the candidate has sent to a task, which the robots then leave alone for ten minutes; rejects with a RangeError where there is no such assessment. */
  readTask(trxId: string, stage: StaffTask['stage']): Promise<Reading>;
  /** Plays the other side; rejects with a RangeError where it makes no sense now. */
  actAsStaff(action: StaffAction): Promise<void>;
  /** The robots that do it otherwise. */
  robots(): RobotSettings;
  setRobots(robots: RobotSettings): Promise<void>;
}

interface Hooks {
  readonly afterReset?: () => void;
  readonly watchStorage?: Control['watchStorage'];
}

/** The code of the scenarios, which most visits do without. */
const loadPlay = () => import('./scenarios/play-scenario.ts');

export const createControl = (server: Server, hooks: Hooks = {}): Control => {
  const { backend, transactions, realtime } = server;
  const { db } = backend;
  /** Does what changes the world of somebody. */
  const worked = <Result>(work: () => Result): Promise<Result> =>
    transactions.run(() => {
      noteWork(backend, everywhere);
      return work();
    });
  const control: Omit<Control, keyof LogControl> = {
    ...timeControl(server),
    ...worldControl(server, () => hooks.afterReset?.()),
    ...lessonControl(server),
    personas: () =>
      db.candidates.all().map(({ email, password, fullname, persona }) => ({ email, password, fullname, persona })),
    prakerjaCodes: () => demoCodes(backend),
    certificates: () => demoCertificates(backend),
    mails: () => transactions.run(() => db.mails.all().reverse()),
    watchStorage: hooks.watchStorage ?? (() => () => undefined),
    watchChanges: (listener) => realtime.watchChanges(listener),
    scenarios: () => scenarios.map(({ name, title }) => ({ name, title })),
    replacesWork: async (name) => (await loadPlay()).replacesWork(server, name),
    async playScenario(name) {
      const { renewed, ...scene } = await (await loadPlay()).playScenario(server, name);
      if (renewed) {
        hooks.afterReset?.();
        realtime.tellOfTime();
      }
      return scene;
    },
    jumpTo: async (trxId, stage) => (await import('./scenarios/jump/jump.ts')).jumpTo(server, trxId, stage),
    rightAnswers: (trxId) => transactions.run(() => rightAnswers(backend, trxId)),
    samplePaper: (title) => samplePdf({ id: '', candidate_id: '' }, '', [title]).data,
    latency: () => latencyOf(server),
    setLatency: (latency) => transactions.run(() => changeSettings(db, { latency })),
    faults: () => settingsOf(db).faults,
    async addFault(rule) {
      await transactions.run(() => {
        const { faults, fault_matches: matches } = settingsOf(db);
        const others = faults.filter(({ id }) => id !== rule.id);
        changeSettings(db, { faults: [...others, rule], fault_matches: { ...matches, [rule.id]: 0 } });
      });
      if (rule.action.type === 'offline') realtime.dropSockets();
    },
    faultMatches: () => settingsOf(db).fault_matches,
    removeFault: (lifted) =>
      transactions.run(() => changeSettings(db, { faults: settingsOf(db).faults.filter(({ id }) => id !== lifted) })),
    clearFaults: () => transactions.run(() => changeSettings(db, { faults: [], fault_matches: {} })),
    fill: (email, masses) => worked(() => fill(backend, email, masses)),
    settle: async (paymentToken, action) => (await worked(() => settlePayment(backend, paymentToken, action))) !== null,
    staffTasks: () => transactions.run(() => staffTasks(backend)),
    readTask: (trxId, stage) => transactions.run(() => openTask(backend, trxId, stage)),
    actAsStaff: (action) => worked(() => changeFromNow(backend, () => actAsStaff(backend, action))),
    robots: () => settingsOf(db).robots,
    setRobots: (robots) => transactions.run(() => changeFromNow(backend, () => changeSettings(db, { robots }))),
  };
  return withLog(control, server);
};
