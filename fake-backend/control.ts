import type { MailRow, StageRow } from './database/rows.ts';
import { samplePdf } from './database/seed/forms/sample-files.ts';
import { changeSettings, settingsOf } from './database/seeding.ts';
import type { RobotSettings } from './database/server-rows.ts';
import { type DemoCertificate, type DemoPrakerjaCode, demoCertificates, demoCodes } from './demo-numbers.ts';
import type { FaultRule } from './faults.ts';
import { type LogControl, withLog } from './log/log-control.ts';
import { type LessonControl, lessonControl } from './scenarios/lesson-control.ts';
import { memoryScenes, type SceneStore } from './scenarios/own/scenario-store.ts';
import type { ShippedScene } from './scenarios/play-scenario.ts';
import { type OwnSceneControl, ownSceneControl } from './scenarios/scenario-control.ts';
import type { PlayerMemory } from './scenarios/scenario-player.ts';
import { scenarios } from './scenarios/shipped.ts';
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

interface Persona {
  readonly email: string;
  readonly password: string;
  readonly fullname: string;
  readonly persona: string;
}

export interface Control extends TimeControl, WorldControl, LessonControl, OwnSceneControl, LogControl {
  personas(): readonly Persona[];
  prakerjaCodes(): readonly DemoPrakerjaCode[];
  certificates(): readonly DemoCertificate[];
  mails(): Promise<readonly Readonly<MailRow>[]>;
  scenarios(): readonly { readonly name: string; readonly title: string }[];
  replacesWork(name: string): Promise<boolean>;
  playScenario(name: string): Promise<ShippedScene>;
  jumpTo(trxId: string, stage: StageRow['name']): Promise<void>;
  rightAnswers(trxId: string): Promise<Readonly<Record<string, string>>>;
  samplePaper(title: string): string;
  watchStorage(listener: (lasting: boolean) => void): () => void;
  watchChanges(listener: () => void): () => void;
  latency(): number;
  setLatency(ms: number): Promise<void>;
  faults(): readonly FaultRule[];
  addFault(rule: FaultRule): Promise<void>;
  faultMatches(): Readonly<Record<string, number>>;
  removeFault(id: string): Promise<void>;
  clearFaults(): Promise<void>;
  fill(email: string, masses: Masses): Promise<void>;
  settle(paymentToken: string, action: PaymentAction): Promise<boolean>;
  staffTasks(): Promise<readonly StaffTask[]>;
  readTask(trxId: string, stage: StaffTask['stage']): Promise<Reading>;
  actAsStaff(action: StaffAction): Promise<void>;
  robots(): RobotSettings;
  setRobots(robots: RobotSettings): Promise<void>;
}

interface Hooks {
  readonly afterReset?: () => void;
  readonly watchStorage?: Control['watchStorage'];
  readonly ownScenes?: SceneStore;
  readonly tabMemory?: PlayerMemory;
}

const noMemory: PlayerMemory = { read: () => null, write: () => undefined };

/** Loaded on demand, because most visits need no scenario. */
const loadPlay = () => import('./scenarios/play-scenario.ts');

export const createControl = (server: Server, hooks: Hooks = {}): Control => {
  const { backend, transactions, realtime } = server;
  const { db } = backend;
  const afterReset = () => hooks.afterReset?.();
  const worked = <Result>(work: () => Result): Promise<Result> =>
    transactions.run(() => {
      noteWork(backend, everywhere);
      return work();
    });
  const control: Omit<Control, keyof LogControl> = {
    ...timeControl(server),
    ...worldControl(server, afterReset),
    ...ownSceneControl(server, hooks.ownScenes ?? memoryScenes(), afterReset, hooks.tabMemory ?? noMemory),
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
        afterReset();
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
