import { changeSettings, settingsOf } from '../database/seeding.ts';
import type { SceneTextRow } from '../database/server-rows.ts';
import type { Server } from '../server.ts';
import { judge } from './facts.ts';
import type { ListedScene, SceneDraft, SceneSource } from './own/own-scenarios.ts';
import type { SceneStore } from './own/scenario-store.ts';
import { ownSteps } from './own-steps.ts';
import type { OpenedScenario, PlayerMemory, ScenarioPlayer } from './scenario-player.ts';

interface OpenScene extends Readonly<SceneTextRow> {
  readonly steps: readonly { readonly title: string; readonly done: boolean }[];
}

/** Invalid drafts, files and links reject with an Indonesian RangeError and change nothing. */
export interface OwnSceneControl extends Pick<ScenarioPlayer, 'playTo'> {
  playing(): Promise<ReturnType<ScenarioPlayer['playing']>>;
  ownScene(): OpenScene | null;
  sceneSteps(): typeof ownSteps;
  leaveOwnScene(): Promise<void>;
  ownScenes(): Promise<readonly ListedScene[]>;
  saveOwnScene(draft: SceneDraft): Promise<ListedScene>;
  removeOwnScene(id: number): Promise<void>;
  readOwnScene(source: SceneSource): Promise<Pick<SceneDraft, 'title' | 'email' | 'page'> & { readonly asks: boolean }>;
  openOwnScene(source: SceneSource): Promise<OpenedScenario>;
  exportOwnScenes(ids: readonly number[]): Promise<string>;
  importOwnScenes(text: string): Promise<readonly ListedScene[]>;
  qrCode(address: string): Promise<readonly (readonly boolean[])[] | null>;
}

/** Loaded on demand, because most visits open no saved scene. */
const load = () => import('./own/own-scenarios.ts');

export const ownSceneControl = (
  server: Server,
  store: SceneStore,
  afterReset: () => void,
  memory: PlayerMemory,
): OwnSceneControl => {
  const { transactions, backend } = server;
  const { db, clock } = backend;
  let player: ScenarioPlayer | null = null;
  const loadPlayer = async () => {
    player ??= (await import('./scenario-player.ts')).createPlayer(server, afterReset, memory);
    return player;
  };
  return {
    ownScene() {
      const { own_scene: scene } = settingsOf(db);
      if (scene === null) return null;
      const { title, sentence, task, hint, steps, since, ...whose } = scene;
      // an imported world is untrusted, so any value is possible here
      const isSound = [title, sentence, task, hint].every((text) => typeof text === 'string') && Array.isArray(steps);
      if (!isSound) return null;
      const holds = judge(db, clock.now(), { ...whose, since: Date.parse(since) });
      return {
        title,
        sentence,
        task,
        hint,
        steps: steps.map((step) => ({ title: step.title, done: holds(step.expected) })),
      };
    },
    sceneSteps: () => ownSteps,
    async leaveOwnScene() {
      player?.close();
      await transactions.run(() => changeSettings(db, { own_scene: null }));
    },
    ownScenes: async () => (await load()).listScenes(store),
    saveOwnScene: async (draft) => (await load()).saveScene(server, store, draft),
    removeOwnScene: (id) => store.remove(id),
    async readOwnScene(source) {
      const { title, person: email, page } = await (await load()).readScene(server, store, source);
      return { title, email, page, asks: await transactions.run(() => settingsOf(db).worked.length > 0) };
    },
    async openOwnScene(source) {
      const scenario = await (await load()).readScene(server, store, source);
      return (await loadPlayer()).open(scenario);
    },
    playing: () => transactions.run(async () => settingsOf(db).own_scene && (await loadPlayer()).playing()),
    playTo: async (count) => (await loadPlayer()).playTo(count),
    exportOwnScenes: async (ids) => (await load()).exportScenes(store, ids),
    importOwnScenes: async (text) => (await load()).importScenes(server, store, text),
    qrCode: async (address) => (await load()).codeOf(address),
  };
};
