import { changeSettings, seed, settingsOf } from '../database/seeding.ts';
import type { Server } from '../server.ts';
import { catchUp, passTime } from '../time/pass-time.ts';
import { HOUR } from '../wib-time.ts';
import { tablesOf } from '../worlds/shelf.ts';
import { actorOf, signUp } from './actor.ts';
import { scenarios } from './list.ts';
import type { Scenario, Scene, Stage } from './scenario.ts';

/** Maximum age of a world in which a scenario is played. In an older world, the seed's relative dates have passed. */
const youngest = 12 * HOUR;

const scenarioOf = async (name: string): Promise<Scenario> => {
  const listed = scenarios.find((each) => each.name === name);
  if (!listed) throw new RangeError(scenarios.map((each) => each.name).join(', '));
  return (await listed.load()).scenario;
};

/** Whether the scenario needs a new world: its candidate has already been used, the world is too old, or the clock must move. */
const wantsNewWorld = ({ backend: { db, clock } }: Server, { email, moves }: Scenario): boolean => {
  const { worked, scenes, seeded_at: seededAt } = settingsOf(db);
  const [candidate] = db.candidates.where((row) => row.email === email);
  const taken = scenes.includes(email) || (candidate !== undefined && worked.includes(candidate.id));
  return moves === true || taken || clock.now().getTime() - Date.parse(seededAt) > youngest;
};

export const replacesWork = async (server: Server, name: string): Promise<boolean> => {
  const scenario = await scenarioOf(name);
  return server.transactions.run(
    () => wantsNewWorld(server, scenario) && settingsOf(server.backend.db).worked.length > 0,
  );
};

export const stageOf = ({ backend, handlers }: Server, leave: (() => void)[]): Stage => {
  const actor: Stage['actor'] = (email) => {
    const entered = actorOf(backend, handlers, email);
    leave.push(entered.leave);
    return entered.actor;
  };
  return {
    backend,
    actor,
    signUp: async (fullname, email) => {
      await signUp(backend, handlers, fullname, email);
      return actor(email);
    },
    passTime: (until) => {
      passTime(backend, until);
      const ahead = until - backend.clock.now().getTime();
      changeSettings(backend.db, { clock_offset: settingsOf(backend.db).clock_offset + ahead, done_until: until });
    },
  };
};

/**
 * Plays a scenario in the present world, without changing other people's data, or in a new one. For a new world, the present one is saved
 * and `renewed` is true. If there is no such scenario, changes nothing and rejects with a RangeError that lists the names.
 */
export const playScenario = async (server: Server, name: string): Promise<Scene & { readonly renewed: boolean }> => {
  const scenario = await scenarioOf(name);
  const { backend, transactions, shelf, realNow } = server;
  const { db, clock } = backend;
  return transactions.run(async () => {
    const renewed = wantsNewWorld(server, scenario);
    const [tables, time] = [tablesOf(db), clock.now()];
    if (renewed) seed(db, new Date(realNow()));
    else catchUp(backend);
    const leave: (() => void)[] = [];
    const trxId = await scenario.play(stageOf(server, leave));
    for (const each of leave) each();
    const { email, page } = scenario;
    changeSettings(db, { scenes: [...settingsOf(db).scenes, email], own_scene: null });
    if (renewed) await shelf.keep(tables, time, 'scenario');
    return { email, page, trxId, renewed };
  });
};
