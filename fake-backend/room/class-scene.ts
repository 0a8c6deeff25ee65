import type { Backend } from '../backend.ts';
import type { CandidateRow } from '../database/rows.ts';
import { changeSettings, settingsOf } from '../database/seeding.ts';
import { readScenes } from '../own-scenes/own-scene.ts';
import { tablesOfScene } from '../own-scenes/scene-world.ts';
import { scenarios } from '../scenarios/list.ts';
import type { Server } from '../server.ts';
import { putWorld } from '../worlds/replace-world.ts';
import { type Part, partOf } from './part.ts';

export interface SceneFile {
  readonly name: string;
  readonly text: string;
}

const notOne = (name: string) => `File "${name}" harus berisi tepat satu adegan, dengan seseorang yang masuk.`;

/**
 * Loads the world of a scene, with its time, for a class; returns the data of the scene's person. Rejects an invalid file with an
 * Indonesian RangeError and changes nothing.
 */
export const openClassScene = async (server: Server, { name, text }: SceneFile): Promise<Part> => {
  const [scene, another] = readScenes(text);
  if (!scene || another || scene.email === null) throw new RangeError(notOne(name));
  const tables = tablesOfScene(server, scene);
  const { backend, transactions } = server;
  const { db } = backend;
  return transactions.run(() => {
    const [person] = putWorld(server, tables, scene.time)
      ? db.candidates.where(({ email }) => email === scene.email)
      : [];
    if (!person) throw new RangeError(notOne(name));
    const { title, sentence, task, hint, email } = scene;
    changeSettings(db, { own_scene: { title, sentence, task, hint, email, steps: [] }, faults: [], worked: [] });
    return partOf(db, person.id);
  });
};

export interface ClassTask {
  readonly title: string;
  readonly task: string;
  readonly hint: string;
}

/** The task of the scene in which this trainee began; null without one, or after a move to a scenario. */
export const classTask = ({ db }: Backend, { persona }: CandidateRow): ClassTask | null => {
  const { own_scene: scene } = settingsOf(db);
  if (!scene?.task || scenarios.some(({ name }) => name === persona)) return null;
  const { title, task, hint } = scene;
  return { title, task, hint };
};
