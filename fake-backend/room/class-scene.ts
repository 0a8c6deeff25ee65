import type { Backend } from '../backend.ts';
import type { CandidateRow } from '../database/rows.ts';
import { settingsOf } from '../database/seeding.ts';
import { playAll } from '../scenarios/play-acts.ts';
import { beginScenario } from '../scenarios/play-scenario.ts';
import { readScenarios } from '../scenarios/scenario-file.ts';
import { scenarios } from '../scenarios/shipped.ts';
import { stageOf } from '../scenarios/stage.ts';
import type { Server } from '../server.ts';
import { type Part, partOf } from './part.ts';

export interface SceneFile {
  readonly name: string;
  readonly text: string;
}

const notOne = (name: string) => `File "${name}" harus berisi tepat satu adegan, dengan seseorang yang masuk.`;

/**
 * Begins a scenario for a class, with its time and its acts; returns the data of its person. Rejects an invalid file with an
 * Indonesian RangeError and changes nothing.
 */
export const openClassScene = async (server: Server, { name, text }: SceneFile): Promise<Part> => {
  const [scenario, another] = readScenarios(text);
  if (!scenario || another || scenario.person === null) throw new RangeError(notOne(name));
  const { db } = server.backend;
  return server.transactions.run(async () => {
    await beginScenario(server, scenario);
    const stage = stageOf(server);
    await playAll(stage, scenario.acts);
    stage.leave();
    const [person] = db.candidates.where(({ email }) => email === scenario.person);
    if (!person) throw new RangeError(notOne(name));
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
