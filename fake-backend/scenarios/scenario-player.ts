import { settingsOf } from '../database/seeding.ts';
import type { FaultRule } from '../faults.ts';
import type { Server } from '../server.ts';
import { changeClockRate } from '../time/time-control.ts';
import { replaceWorld } from '../worlds/replace-world.ts';
import { actText } from './act-text.ts';
import { type Played, playAct, refusalOf } from './play-acts.ts';
import { beginScenario, type Scene } from './play-scenario.ts';
import type { Scenario } from './scenario.ts';
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
  /** The acts of the open scenario, each with what it did, as far as they were played; null without acts, or in another window. */
  playing(): { readonly acts: readonly string[]; readonly trace: readonly TraceLine[] } | null;
  /** Plays until so many acts are played, or begins anew if more were; then everybody is logged out and the scene is returned. */
  playTo(count: number): Promise<OpenedScenario | null>;
  close(): void;
}

interface Playing {
  readonly scenario: Scenario;
  readonly begin: number;
  readonly trace: readonly TraceLine[];
}

/** The clock stands still between the acts of a scenario, so that they keep their times. */
export const createPlayer = (server: Server, afterReset: () => void): ScenarioPlayer => {
  const { backend, transactions, realtime } = server;
  let playing: Playing | null = null;

  const begin = async (scenario: Scenario): Promise<OpenedScenario> => {
    const scene = await beginScenario(server, scenario);
    if (scenario.acts.length > 0) changeClockRate(server, 0);
    return scene;
  };
  const begun = (scenario: Scenario) => {
    const time = backend.clock.now().getTime();
    playing = scenario.acts.length === 0 ? null : { scenario, begin: time, trace: [] };
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
      const scene = await replaceWorld(server, 'scenario', () => begin(scenario), afterReset);
      begun(scenario);
      return scene;
    },
    playing() {
      if (!playing || settingsOf(backend.db).own_scene === null) return null;
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
        begun(scenario);
      }
      while (playing && playing.trace.length < Math.min(count, scenario.acts.length)) {
        const line: TraceLine = await playNext(playing);
        playing = { ...playing, trace: [...playing.trace, line] };
      }
      realtime.tellOfTime();
      return scene;
    },
    close: () => {
      playing = null;
    },
  };
};
