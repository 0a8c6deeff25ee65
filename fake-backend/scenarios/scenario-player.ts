import * as z from 'zod/mini';
import { settingsOf } from '../database/seeding.ts';
import type { FaultRule } from '../faults.ts';
import type { Server } from '../server.ts';
import { changeClockRate } from '../time/time-control.ts';
import { replaceWorld } from '../worlds/replace-world.ts';
import { actText } from './act-text.ts';
import { type Played, playAct, refusalOf } from './play-acts.ts';
import { beginScenario, type Scene } from './play-scenario.ts';
import { type Scenario, scenarioShape } from './scenario.ts';
import { stageOf } from './stage.ts';

/** One line of a trace: an act that was played, or could not be (`refused`). */
export interface TraceLine extends Played {
  readonly refused: string | null;
}

export interface OpenedScenario extends Scene {
  readonly faults: readonly FaultRule[];
}

export interface ScenarioPlayer {
  /** Saves the present world and begins a scenario; its acts are not played yet. */
  open(scenario: Scenario): Promise<OpenedScenario>;
  /** The acts of the open scenario, each with what it did, as far as they were played; null without acts, or in another tab. */
  playing(): { readonly acts: readonly string[]; readonly trace: readonly TraceLine[] } | null;
  /** Plays until so many acts are played, or begins anew if more were; then everybody is logged out and the scene is returned. */
  playTo(count: number): Promise<OpenedScenario | null>;
  close(): void;
}

interface Playing {
  readonly scenario: Scenario;
  /** Tells the world in which it plays from one that another tab has opened. */
  readonly since?: string | undefined;
  readonly begin: number;
  readonly trace: readonly TraceLine[];
}

/** Text that survives a reload of the tab. Untrusted. */
export interface PlayerMemory {
  read(name: string): string | null;
  write(name: string, text: string | null): void;
}

const memoryName = 'pemutar-adegan';

const playingShape = z.object({
  scenario: scenarioShape,
  since: z.optional(z.string()),
  begin: z.number(),
  trace: z.array(
    z.object({
      at: z.string(),
      call: z.nullable(
        z.object({ status: z.nullable(z.number()), code: z.nullable(z.string()), asExpected: z.boolean() }),
      ),
      events: z.array(z.string()),
      refused: z.nullable(z.string()),
    }),
  ),
});

const remembered = (memory: PlayerMemory): Playing | null => {
  try {
    return playingShape.parse(JSON.parse(memory.read(memoryName) ?? '')) as Playing;
  } catch {
    return null;
  }
};

/** The clock stands still between the acts of a scenario, so that they keep their times. */
export const createPlayer = (server: Server, afterReset: () => void, memory: PlayerMemory): ScenarioPlayer => {
  const { backend, transactions, realtime } = server;
  let playing = remembered(memory);
  const since = () => settingsOf(backend.db).own_scene?.since;

  const keep = (now: Playing | null) => {
    playing = now;
    memory.write(memoryName, null); // if the storage is full, nothing is better than an earlier step
    if (now) memory.write(memoryName, JSON.stringify(now));
  };
  /** Runs in the transaction that begins the scenario, so that nobody sees its world without its player. */
  const begin = async (scenario: Scenario): Promise<OpenedScenario> => {
    const scene = await beginScenario(server, scenario);
    if (scenario.acts.length > 0) changeClockRate(server, 0);
    const time = backend.clock.now().getTime();
    keep(scenario.acts.length === 0 ? null : { scenario, since: since(), begin: time, trace: [] });
    return scene;
  };
  const playNext = async ({ scenario, begin: from, trace }: Playing): Promise<TraceLine> => {
    const act = scenario.acts[trace.length];
    if (!act) throw new Error('All acts are played.');
    try {
      return await transactions.run(async () => {
        const stage = stageOf(server);
        const played = await playAct(stage, act, from);
        stage.leave();
        if (trace.length + 1 === scenario.acts.length) changeClockRate(server, 1);
        return { ...played, refused: null };
      });
    } catch (error) {
      const refused = refusalOf(error);
      return { at: backend.clock.now().toISOString(), call: null, events: [], refused };
    }
  };

  return {
    async open(scenario) {
      const before = playing;
      try {
        return await replaceWorld(server, 'scenario', () => begin(scenario), afterReset);
      } catch (error) {
        keep(before);
        throw error;
      }
    },
    playing() {
      if (!playing || since() !== playing.since) return null;
      const { scenario, trace } = playing;
      return { acts: scenario.acts.map(actText), trace };
    },
    async playTo(count) {
      if (!playing) return null;
      const { scenario } = playing;
      let scene: OpenedScenario | null = null;
      if (count < playing.trace.length) {
        scene = await transactions.run(() => begin(scenario));
        afterReset();
      }
      while (playing && playing.trace.length < Math.min(count, scenario.acts.length)) {
        const line: TraceLine = await playNext(playing);
        keep({ ...playing, trace: [...playing.trace, line] });
      }
      realtime.tellOfTime();
      return scene;
    },
    close: () => keep(null),
  };
};
