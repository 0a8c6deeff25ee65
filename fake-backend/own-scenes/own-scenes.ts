import { encode } from 'uqr';
import { schemaVersion } from '../database/migrations.ts';
import type { StoredTables } from '../database/persistence.ts';
import { changeSettings, settingsOf } from '../database/seeding.ts';
import type { Server } from '../server.ts';
import { putWorld, replaceWorld } from '../worlds/replace-world.ts';
import { tablesOf } from '../worlds/shelf.ts';
import {
  type ListedScene,
  type OpenedOwnScene,
  type OwnScene,
  readScenes,
  refusals,
  type SceneDraft,
  type SceneSource,
  writeScenes,
} from './own-scene.ts';
import { pack, unpack } from './pack.ts';
import type { KeptScene, SceneStore } from './scene-store.ts';
import { sceneTables, tablesOfScene } from './scene-world.ts';
import { stepsAtStart } from './steps.ts';

/** Maximum characters of a link that mail and chat programs do not cut. */
const longestLink = 6_000;
/** Maximum characters of an address in a QR code that a phone can read from a screen. */
const longestCode = 1_800;
const linkVersion = '1.';

const listed = ({ id, size, packed, scene }: KeptScene): ListedScene => {
  const { title, sentence, task, hint, steps, email, page, time } = scene;
  return {
    title,
    sentence,
    task,
    hint,
    steps,
    email,
    page,
    time,
    id,
    size,
    link: packed === null ? null : `#adegan=${packed}`,
  };
};

const add = async (store: SceneStore, scene: OwnScene): Promise<ListedScene> => {
  const file = writeScenes([scene]);
  const packed = await pack(file);
  const fits = packed !== null && packed.length <= longestLink;
  return listed(await store.add({ scene, size: file.length, packed: fits ? linkVersion + packed : null }));
};

export const saveScene = async (server: Server, store: SceneStore, draft: SceneDraft): Promise<ListedScene> => {
  const { backend, transactions } = server;
  const moment = await transactions.run(() => {
    const { seeded_at } = settingsOf(backend.db);
    const time = backend.clock.now().toISOString();
    return { schema: schemaVersion, seeded_at, time, ...sceneTables(tablesOf(backend.db), seeded_at) };
  });
  const [scene] = readScenes(writeScenes([{ ...draft, ...moment }]));
  if (!scene) throw new RangeError(refusals.broken);
  tablesOfScene(server, scene);
  return add(store, scene);
};

export const listScenes = async (store: SceneStore): Promise<readonly ListedScene[]> => (await store.all()).map(listed);

const gone = 'Adegan ini sudah dihapus di tab lain.';

const keptOf = async (store: SceneStore, id: number): Promise<KeptScene> => {
  const kept = (await store.all()).find((each) => each.id === id);
  if (!kept) throw new RangeError(gone);
  return kept;
};

const ofLink = async (packed: string): Promise<OwnScene> => {
  if (/^([2-9]|\d{2,})\./.test(packed)) throw new RangeError(refusals.newer);
  if (!packed.startsWith(linkVersion)) throw new RangeError(refusals.cut);
  if (packed.length > 2 * longestLink) throw new RangeError(refusals.tooLarge);
  const unpacked = await unpack(packed.slice(linkVersion.length));
  if ('wrong' in unpacked) {
    const { wrong } = unpacked;
    throw new RangeError(
      { cut: refusals.cut, 'too large': refusals.tooLarge, 'old browser': refusals.oldBrowser }[wrong],
    );
  }
  const [scene, another] = readScenes(unpacked.text);
  if (!scene || another) throw new RangeError(refusals.broken);
  return scene;
};

const sceneOf = async (store: SceneStore, source: SceneSource): Promise<OwnScene> =>
  'link' in source ? ofLink(source.link) : (await keptOf(store, source.id)).scene;

const read = async (
  server: Server,
  store: SceneStore,
  source: SceneSource,
): Promise<{ readonly scene: OwnScene; readonly tables: StoredTables }> => {
  const scene = await sceneOf(store, source);
  return { scene, tables: tablesOfScene(server, scene) };
};

export const readScene = async (server: Server, store: SceneStore, source: SceneSource) => {
  const { title, email, page } = (await read(server, store, source)).scene;
  return { title, email, page };
};

/**
 * Saves the present world, then opens the scene and sets its time. Returns the scene's faults without activating them, because a log-in
 * follows.
 */
export const openScene = async (
  server: Server,
  store: SceneStore,
  source: SceneSource,
  afterReset: () => void,
): Promise<OpenedOwnScene> => {
  const { scene, tables } = await read(server, store, source);
  const { title, sentence, task, hint, email, page, time } = scene;
  const { db } = server.backend;
  let faults: OpenedOwnScene['faults'] = [];
  const work = () => {
    if (!putWorld(server, tables, time)) throw new RangeError(refusals.broken);
    ({ faults } = settingsOf(db));
    const steps = stepsAtStart(db, email, scene.steps);
    changeSettings(db, { own_scene: { title, sentence, task, hint, email, steps }, faults: [], worked: [] });
  };
  await replaceWorld(server, 'scenario', work, afterReset);
  return { email, page, faults };
};

export const exportScenes = async (store: SceneStore, ids: readonly number[]): Promise<string> =>
  writeScenes((await store.all()).filter(({ id }) => ids.includes(id)).map(({ scene }) => scene));

/**
 * Adds the scenes of a file that are not on this device yet. Adds none, and rejects with an Indonesian RangeError, if a scene is invalid.
 */
export const importScenes = async (server: Server, store: SceneStore, text: string) => {
  const scenes = readScenes(text);
  for (const scene of scenes) tablesOfScene(server, scene);
  const kept = new Map((await store.all()).map((each) => [JSON.stringify(each.scene), each]));
  const added: ListedScene[] = [];
  for (const scene of scenes) {
    const known = kept.get(JSON.stringify(scene));
    added.push(known ? listed(known) : await add(store, scene));
  }
  return added;
};

export const codeOf = (address: string): readonly (readonly boolean[])[] | null =>
  address.length > longestCode ? null : encode(address, { ecc: 'L', border: 4 }).data;
