import { encode } from 'uqr';
import { settingsOf } from '../../database/seeding.ts';
import type { Server } from '../../server.ts';
import { tablesOf } from '../../worlds/shelf.ts';
import { momentOf, tablesOfMoment } from '../moment/moment.ts';
import { ownStep } from '../own-steps.ts';
import { isMoment, type Scenario } from '../scenario.ts';
import { keptScenario, readScenarios, refusals, writeScenarios } from '../scenario-file.ts';
import { pack, unpack } from './pack.ts';
import type { KeptScene, SceneStore } from './scenario-store.ts';

/** Maximum characters of a link that mail and chat programs do not cut. */
const longestLink = 6_000;
/** Maximum characters of an address in a QR code that a phone can read from a screen. */
const longestCode = 1_800;
/** Links of the version 1 have the older format of files. */
const linkVersion = '2.';

/** A moment as its author describes it; `steps` are the facts that tick themselves. */
export interface SceneDraft extends Pick<Scenario, 'title' | 'sentence' | 'task' | 'hint' | 'page'> {
  readonly email: string | null;
  readonly steps: readonly string[];
}

export interface ListedScene extends Omit<SceneDraft, 'steps'> {
  readonly id: number;
  /** Null for a scenario that begins in the seed. */
  readonly time: string | null;
  readonly acts: number;
  readonly size: number;
  readonly link: string | null;
}

export type SceneSource = { readonly id: number } | { readonly link: string };

const listed = ({ id, size, packed, scene }: KeptScene): ListedScene => {
  const { title, sentence, task, hint, person: email, page, start, acts } = scene;
  const time = isMoment(start) ? start.time : null;
  const link = packed === null ? null : `#adegan=${packed}`;
  return { title, sentence, task, hint, email, page, time, acts: acts.length, id, size, link };
};

const add = async (store: SceneStore, scene: Scenario): Promise<ListedScene> => {
  const file = writeScenarios([scene]);
  const packed = await pack(file);
  const fits = packed !== null && packed.length <= longestLink;
  return listed(await store.add({ scene, size: file.length, packed: fits ? linkVersion + packed : null }));
};

/** Throws an Indonesian RangeError for a moment that cannot be opened. */
const check = (server: Server, scenario: Scenario): void => {
  if (isMoment(scenario.start)) tablesOfMoment(server, scenario, scenario.start);
};

export const saveScene = async (
  server: Server,
  store: SceneStore,
  { email, steps, ...draft }: SceneDraft,
): Promise<ListedScene> => {
  const { backend, transactions } = server;
  const start = await transactions.run(() =>
    momentOf(tablesOf(backend.db), settingsOf(backend.db).seeded_at, backend.clock.now()),
  );
  const written = { ...draft, start, person: email, acts: [], steps: steps.map(ownStep) } as unknown as Scenario;
  const [scene] = readScenarios(writeScenarios([written]));
  if (!scene) throw new RangeError(refusals.broken);
  check(server, scene);
  return add(store, scene);
};

const all = async (store: SceneStore): Promise<readonly KeptScene[]> =>
  (await store.all()).map((kept) => ({ ...kept, scene: keptScenario({ ...kept.scene }) }));

export const listScenes = async (store: SceneStore): Promise<readonly ListedScene[]> => (await all(store)).map(listed);

const gone = 'Adegan ini sudah dihapus di tab lain.';

const keptOf = async (store: SceneStore, id: number): Promise<KeptScene> => {
  const kept = (await all(store)).find((each) => each.id === id);
  if (!kept) throw new RangeError(gone);
  return kept;
};

const ofLink = async (packed: string): Promise<Scenario> => {
  if (/^([3-9]|\d{2,})\./.test(packed)) throw new RangeError(refusals.newer);
  if (!/^[12]\./.test(packed)) throw new RangeError(refusals.cut);
  if (packed.length > 2 * longestLink) throw new RangeError(refusals.tooLarge);
  const unpacked = await unpack(packed.slice(linkVersion.length));
  if ('wrong' in unpacked) {
    const { wrong } = unpacked;
    throw new RangeError(
      { cut: refusals.cut, 'too large': refusals.tooLarge, 'old browser': refusals.oldBrowser }[wrong],
    );
  }
  const [scene, another] = readScenarios(unpacked.text);
  if (!scene || another) throw new RangeError(refusals.broken);
  return scene;
};

/** The scenario of a source, which can be opened. Rejects with an Indonesian RangeError otherwise. */
export const readScene = async (server: Server, store: SceneStore, source: SceneSource): Promise<Scenario> => {
  const scene = 'link' in source ? await ofLink(source.link) : (await keptOf(store, source.id)).scene;
  check(server, scene);
  return scene;
};

export const exportScenes = async (store: SceneStore, ids: readonly number[]): Promise<string> =>
  writeScenarios((await all(store)).filter(({ id }) => ids.includes(id)).map(({ scene }) => scene));

/**
 * Adds the scenarios of a file that are not on this device yet. Adds none, and rejects with an Indonesian RangeError, if one is invalid.
 */
export const importScenes = async (server: Server, store: SceneStore, text: string) => {
  const scenes = readScenarios(text);
  for (const scene of scenes) check(server, scene);
  const kept = new Map((await all(store)).map((each) => [JSON.stringify(each.scene), each]));
  const added: ListedScene[] = [];
  for (const scene of scenes) {
    const known = kept.get(JSON.stringify(scene));
    added.push(known ? listed(known) : await add(store, scene));
  }
  return added;
};

export const codeOf = (address: string): readonly (readonly boolean[])[] | null =>
  address.length > longestCode ? null : encode(address, { ecc: 'L', border: 4 }).data;
