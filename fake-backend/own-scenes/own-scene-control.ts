import { changeSettings, settingsOf } from '../database/seeding.ts';
import type { SceneTextRow } from '../database/server-rows.ts';
import type { Server } from '../server.ts';
import type { ListedScene, OpenedOwnScene, SceneDraft, SceneSource } from './own-scene.ts';
import type { SceneStore } from './scene-store.ts';
import { type StepName, sceneSteps, stepsNow } from './steps.ts';

interface OpenedScene extends Readonly<SceneTextRow> {
  readonly steps: readonly { readonly title: string; readonly done: boolean }[];
}

/** Invalid drafts, files and links reject with an Indonesian RangeError and change nothing. */
export interface OwnSceneControl {
  ownScene(): OpenedScene | null;
  sceneSteps(): readonly { readonly name: StepName; readonly title: string }[];
  leaveOwnScene(): Promise<void>;
  ownScenes(): Promise<readonly ListedScene[]>;
  saveOwnScene(draft: SceneDraft): Promise<ListedScene>;
  removeOwnScene(id: number): Promise<void>;
  readOwnScene(
    source: SceneSource,
  ): Promise<{ readonly title: string; readonly email: string | null; readonly page: string; readonly asks: boolean }>;
  openOwnScene(source: SceneSource): Promise<OpenedOwnScene>;
  exportOwnScenes(ids: readonly number[]): Promise<string>;
  importOwnScenes(text: string): Promise<readonly ListedScene[]>;
  qrCode(address: string): Promise<readonly (readonly boolean[])[] | null>;
}

/** Loaded on demand, because most visits open no saved scene. */
const load = () => import('./own-scenes.ts');

export const ownSceneControl = (server: Server, store: SceneStore, afterReset: () => void): OwnSceneControl => {
  const { transactions, backend } = server;
  const { db } = backend;
  return {
    ownScene() {
      const { own_scene: scene } = settingsOf(db);
      if (scene === null) return null;
      const { title, sentence, task, hint, steps } = scene;
      // an imported world is untrusted, so any value is possible here
      const isSound = [title, sentence, task, hint].every((text) => typeof text === 'string') && Array.isArray(steps);
      return isSound ? { title, sentence, task, hint, steps: stepsNow(db, scene) } : null;
    },
    sceneSteps: () => sceneSteps,
    leaveOwnScene: () => transactions.run(() => changeSettings(db, { own_scene: null })),
    ownScenes: async () => (await load()).listScenes(store),
    saveOwnScene: async (draft) => (await load()).saveScene(server, store, draft),
    removeOwnScene: (id) => store.remove(id),
    async readOwnScene(source) {
      const read = await (await load()).readScene(server, store, source);
      return { ...read, asks: await transactions.run(() => settingsOf(db).worked.length > 0) };
    },
    openOwnScene: async (source) => (await load()).openScene(server, store, source, afterReset),
    exportOwnScenes: async (ids) => (await load()).exportScenes(store, ids),
    importOwnScenes: async (text) => (await load()).importScenes(server, store, text),
    qrCode: async (address) => (await load()).codeOf(address),
  };
};
