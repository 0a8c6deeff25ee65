import type { ListedScene } from '../scenarios/own/own-scenarios.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import type { OwnSceneControl } from '../scenarios/scenario-control.ts';
import { isJourney, type Shelf, worldOf } from '../worlds/shelf.ts';
import type { WorldControl } from '../worlds/world-control.ts';
import type { ActMethod, LogEntry, LoggedAct, RequestLog } from './request-log.ts';

export interface LogControl {
  log(): readonly LogEntry[];
  clearLog(): void;
  watchLog(listener: () => void): () => void;
  /** Keeps what happened in the world of the entry `from`, until it was replaced, as a scenario that `person` opens on `page`. */
  keepLog(from: number, scene: Pick<Scenario, 'title' | 'person' | 'page'>): Promise<ListedScene>;
}

const acts = {
  actAsStaff: 'staff',
  setRobots: 'staff',
  settle: 'payment',
  travel: 'time',
  toNextEvent: 'time',
  toAssessmentDay: 'time',
  setClockRate: 'time',
  jumpTo: 'time',
  addFault: 'fault',
  removeFault: 'fault',
  clearFaults: 'fault',
  playScenario: 'world',
  fill: 'world',
  reset: 'world',
  importWorld: 'world',
  openOwnScene: 'world',
} as const satisfies Readonly<Record<Exclude<ActMethod, 'takeBack'>, LoggedAct['kind']>>;

/** These acts are logged without their arguments (a file or a link), which are too long for the log. */
const isNotLogged = (method: ActMethod): boolean => method === 'importWorld' || method === 'openOwnScene';

type Acts = { readonly [Method in keyof typeof acts]: (...given: never[]) => Promise<unknown> } & Pick<
  WorldControl,
  'takeBack'
> &
  Pick<OwnSceneControl, 'importOwnScenes'>;

export const withLog = <Control extends Acts>(
  control: Control,
  { log, shelf }: { readonly log: RequestLog; readonly shelf: Shelf },
): Control & LogControl => {
  const noting = async <Result>(act: Omit<LoggedAct, 'kept'>, doing: () => Promise<Result>): Promise<Result> => {
    const before = shelf.lastKept();
    const result = await doing();
    const kept = shelf.lastKept();
    log.note(kept === before ? act : { ...act, kept });
    return result;
  };
  const noted = Object.entries(acts).map(([name, kind]) => {
    const method = name as keyof typeof acts;
    const act = control[method] as (...given: readonly unknown[]) => Promise<unknown>;
    const done = (...given: readonly unknown[]) =>
      noting({ kind, method, given: isNotLogged(method) ? [] : given }, () => act(...given));
    return [method, done];
  });
  const takeBack: WorldControl['takeBack'] = async (wanted) => {
    const world = worldOf(await shelf.all(), wanted);
    if (!world) return false;
    const { id } = world;
    const kind = isJourney(world) ? 'time' : 'world';
    return noting({ kind, method: 'takeBack', given: [id] }, () => control.takeBack(id));
  };
  return {
    ...control,
    ...Object.fromEntries(noted),
    takeBack,
    log: log.entries,
    clearLog: log.clear,
    watchLog: log.watch,
    async keepLog(from, scene) {
      const { copiedScenario } = await import('./copied-scenario.ts');
      const { writeScenarios } = await import('../scenarios/scenario-file.ts');
      const copied = { ...scene, ...copiedScenario(log.entries(), log.bases(), from, scene.person) };
      const [kept] = await control.importOwnScenes(writeScenarios([copied]));
      if (!kept) throw new RangeError('Catatan ini kosong.');
      return kept;
    },
  };
};
