import type { Backend } from '../backend.ts';
import { changeSettings, seed, settingsOf } from '../database/seeding.ts';
import type { FaultRule } from '../faults.ts';
import type { Server } from '../server.ts';
import { catchUp } from '../time/pass-time.ts';
import { HOUR } from '../wib-time.ts';
import { putWorld } from '../worlds/replace-world.ts';
import { tablesOf } from '../worlds/shelf.ts';
import { tablesOfMoment } from './moment/moment.ts';
import { playAll } from './play-acts.ts';
import { isMoment, type Scenario, scenarioShape } from './scenario.ts';
import { refusals } from './scenario-file.ts';
import { shippedScenario } from './shipped.ts';
import { purchaseOf, stageOf } from './stage.ts';

/** Who logs in, and the page that is opened. `trxId` is the purchase in the page's address. */
export interface Scene {
  readonly email: string | null;
  readonly page: string;
  readonly trxId: string | null;
}

/** Every shipped scenario has a person. */
export interface ShippedScene extends Scene {
  readonly email: string;
}

const shipped = (name: string): Scenario => scenarioShape.parse(shippedScenario(name)) as Scenario;

const sceneOf = (backend: Backend, { person, page, purchase }: Scenario): Scene => ({
  email: person,
  page,
  trxId: purchase ? purchaseOf(backend, person, purchase).id : null,
});

/** Maximum age of a world in which a scenario is played. In an older world, the seed's relative dates have passed. */
const youngest = 12 * HOUR;

/** Whether the acts of a scenario move the clock. */
export const movesClock = ({ acts }: Scenario): boolean => acts.some(({ type }) => type === 'day');

/** Whether the scenario needs a new world: its candidate has already been used, the world is too old, or the clock must move. */
const wantsNewWorld = ({ backend: { db, clock } }: Server, scenario: Scenario): boolean => {
  const { worked, scenes, seeded_at: seededAt } = settingsOf(db);
  const email = scenario.person ?? '';
  const [candidate] = db.candidates.where((row) => row.email === email);
  const taken = scenes.includes(email) || (candidate !== undefined && worked.includes(candidate.id));
  return movesClock(scenario) || taken || clock.now().getTime() - Date.parse(seededAt) > youngest;
};

export const replacesWork = async (server: Server, name: string): Promise<boolean> => {
  const scenario = shipped(name);
  return server.transactions.run(
    () => wantsNewWorld(server, scenario) && settingsOf(server.backend.db).worked.length > 0,
  );
};

/** Plays a shipped scenario's acts in the present world, which must suit it. */
export const playShipped = async (
  server: Server,
  name: string,
): Promise<ShippedScene & { readonly movesClock: boolean }> => {
  const scenario = shipped(name);
  const stage = stageOf(server);
  await playAll(stage, scenario.acts);
  const scene = sceneOf(server.backend, scenario);
  stage.leave();
  return { ...scene, email: scenario.person ?? '', movesClock: movesClock(scenario) };
};

/**
 * Plays a scenario in the present world, without changing other people's data, or in a new one. For a new world, the present one is saved
 * and `renewed` is true. If there is no such scenario, changes nothing and rejects with a RangeError that lists the names.
 */
export const playScenario = async (
  server: Server,
  name: string,
): Promise<ShippedScene & { readonly renewed: boolean }> => {
  const scenario = shipped(name);
  const { backend, transactions, shelf, realNow } = server;
  const { db, clock } = backend;
  return transactions.run(async () => {
    const renewed = wantsNewWorld(server, scenario);
    const [tables, time] = [tablesOf(db), clock.now()];
    if (renewed) seed(db, new Date(realNow()));
    else catchUp(backend);
    const { email, page, trxId } = await playShipped(server, name);
    changeSettings(db, { scenes: [...settingsOf(db).scenes, email], own_scene: null });
    if (renewed) await shelf.keep(tables, time, 'scenario');
    return { email, page, trxId, renewed };
  });
};

/**
 * Makes the world in which a scenario begins, in a running transaction, with its texts and steps. Returns the faults of its world without
 * activating them, because a log-in follows. Throws an Indonesian RangeError if that is not possible.
 */
export const beginScenario = async (
  server: Server,
  scenario: Scenario,
): Promise<Scene & { readonly faults: readonly FaultRule[] }> => {
  const { start, title, sentence, task, hint, person, steps } = scenario;
  const { backend, realNow } = server;
  const { db } = backend;
  let trxId: string | null = null;
  if (isMoment(start)) {
    if (!putWorld(server, tablesOfMoment(server, scenario, start), start.time)) throw new RangeError(refusals.broken);
  } else {
    seed(db, new Date(realNow()));
    if (start !== 'seed') ({ trxId } = await playShipped(server, start.scenario));
  }
  const { faults } = settingsOf(db);
  const since = backend.clock.now().toISOString();
  changeSettings(db, {
    own_scene: { title, sentence, task, hint, email: person, trxId, since, steps },
    faults: [],
    worked: [],
  });
  return { ...sceneOf(backend, scenario), faults };
};
