import { changeSettings } from '../database/seeding.ts';
import { readScenes } from '../own-scenes/own-scene.ts';
import { tablesOfScene } from '../own-scenes/scene-world.ts';
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
    changeSettings(db, { faults: [], worked: [] });
    return partOf(db, person.id);
  });
};
