import type { Backend } from '../backend.ts';
import { memoryPersistence } from '../database/persistence.ts';
import type { CandidateRow } from '../database/rows.ts';
import { changeSettings, nextNumber, seed, settingsOf } from '../database/seeding.ts';
import { classDomain } from '../rules/registration.ts';
import { playShipped } from '../scenarios/play-scenario.ts';
import { scenarios } from '../scenarios/shipped.ts';
import { createServer, type Server } from '../server.ts';
import { changeFromNow, moveClock } from '../time/pass-time.ts';
import { openClassScene, type SceneFile } from './class-scene.ts';
import { type Part, type Person, partOf, putPart, removePart } from './part.ts';

/** All accounts of the class in the order of their numbers, with those that the trainer has removed: a number is not given twice. */
const membersOf = ({ db }: Backend): readonly Readonly<CandidateRow>[] =>
  db.candidates
    .where(({ trainee }) => trainee === true)
    .sort((a, b) => a.email.length - b.email.length || (a.email < b.email ? -1 : 1));

export const traineesOf = (backend: Backend): readonly Readonly<CandidateRow>[] =>
  membersOf(backend).filter(({ removed }) => !removed);

export const removedTraineesOf = (backend: Backend): readonly Readonly<CandidateRow>[] =>
  membersOf(backend).filter(({ removed }) => removed);

/** Closes an account and ends its sessions. */
export const removeTrainee = ({ db, publish }: Backend, { id }: CandidateRow): void => {
  const row = db.candidates.get(id);
  if (row) db.candidates.put({ ...row, removed: true });
  for (const session of db.sessions.where((each) => each.candidate_id === id)) db.sessions.remove(session.id);
  publish(id, { type: 'refresh' });
};

export const readmitTrainee = ({ db }: Backend, { id }: CandidateRow): void => {
  const { removed: _, ...row } = db.candidates.get(id) ?? {};
  if ('email' in row) db.candidates.put(row as CandidateRow);
};

interface Played {
  readonly part: Part;
  readonly ahead: number;
}

/**
 * Plays a scenario on a separate server with this world's dates, so that nobody in this world is affected. If there is no such scenario,
 * rejects with a RangeError that lists the names.
 */
const played = async (server: Server, name: string): Promise<Played> => {
  if (!scenarios.some((each) => each.name === name))
    throw new RangeError(`Langkah "${name}" tidak ada. Yang ada: ${scenarios.map((each) => each.name).join(', ')}.`);
  const { seeded_at, clock_offset, clock_rate, clock_anchor, done_until } = settingsOf(server.backend.db);
  const stage = await createServer({ persistence: memoryPersistence(), latency: 0, realNow: server.realNow });
  const { backend, transactions } = stage;
  const { db, clock } = backend;
  return transactions.run(async () => {
    seed(db, new Date(seeded_at));
    changeSettings(db, { clock_offset, clock_rate, clock_anchor, done_until, robots: { on: false, delay: 0 } });
    const before = clock.now().getTime();
    const scene = await playShipped(stage, name);
    const [person] = db.candidates.where(({ email }) => email === scene.email);
    if (!person) throw new Error(`${name} has nobody.`);
    return { part: partOf(db, person.id), ahead: scene.movesClock ? clock.now().getTime() - before : 0 };
  });
};

const personOf = (number: number, name: string | undefined, password: string, persona: string): Person => {
  const two = String(number).padStart(2, '0');
  return {
    email: `peserta-${two}${classDomain}`,
    fullname: name ?? `Peserta ${two}`,
    password,
    persona,
    trainee: true,
  };
};

/**
 * Adds trainees up to `count` and assigns the scenarios in turn; `passwordOf` creates passwords, `people` are names. A saved scene comes
 * first, because it replaces the world. Rejects with a RangeError for an unknown scenario, an invalid or second scene, or a scene or
 * scenario that would change the world or the clock of an existing class.
 */
export const addTrainees = async (
  server: Server,
  count: number,
  steps: readonly (string | SceneFile)[],
  passwordOf: () => string,
  people: readonly string[] = [],
): Promise<void> => {
  const { backend, transactions } = server;
  const { db, clock } = backend;
  const present = membersOf(backend).length;
  if (present >= count) return;
  const plays = new Map<string, Part>();
  const scenes = steps.filter((step) => typeof step !== 'string');
  if (scenes.length > 1 || (scenes.length > 0 && present > 0))
    throw new RangeError('Adegan mengganti dunia seluruh kelas, jadi hanya satu, dan hanya untuk kelas baru (--new).');
  for (const scene of scenes) plays.set(scene.name, await openClassScene(server, scene));
  const names = steps.map((step) => (typeof step === 'string' ? step : step.name));
  for (const name of names.filter((each) => !plays.has(each))) {
    const { part, ahead } = await played(server, name);
    plays.set(name, part);
    if (ahead === 0) continue;
    if (present > 0)
      throw new RangeError(`Langkah "${name}" memajukan waktu seluruh kelas, jadi hanya untuk kelas baru.`);
    await transactions.run(() => {
      const until = clock.now().getTime() + ahead;
      moveClock(backend, until);
    });
  }
  await transactions.run(() =>
    changeFromNow(backend, () => {
      for (let number = present + 1; number <= count; number++) {
        const name = names[(number - 1) % names.length] ?? '';
        const part = plays.get(name);
        if (part)
          putPart(
            backend,
            part,
            personOf(number, people[number - 1], passwordOf(), name),
            String(2000 + nextNumber(db)),
          );
      }
    }),
  );
};

/**
 * Gives the trainees the names of a list that was corrected since: only those who have not worked yet, because others see their name on what
 * they have sent. Resolves with the names that were given and those that were not.
 */
export const renameTrainees = async (
  server: Server,
  people: readonly string[],
): Promise<{ readonly renamed: readonly string[]; readonly kept: readonly string[] }> => {
  const { backend, transactions } = server;
  const { worked } = settingsOf(backend.db);
  const wrong = membersOf(backend).flatMap((trainee, index) => {
    const fullname = people[index];
    return fullname === undefined || fullname === trainee.fullname || trainee.removed ? [] : [{ ...trainee, fullname }];
  });
  const [renamed, kept]: [string[], string[]] = [[], []];
  const plays = new Map<string, Part>();
  for (const { id, fullname, email, password, persona } of wrong) {
    // who began in a scene keeps the name, too, because its file is not at hand
    const isShipped = scenarios.some(({ name }) => name === persona);
    if (worked.includes(id) || !isShipped) {
      kept.push(fullname);
      continue;
    }
    const part = plays.get(persona) ?? (await played(server, persona)).part;
    plays.set(persona, part);
    await transactions.run(() => {
      removePart(backend.db, id);
      putPart(backend, part, { email, fullname, password, persona, trainee: true }, id);
    });
    renamed.push(fullname);
  }
  return { renamed, kept };
};

/** Resets trainees to a scenario without logging them out. Rejects with a RangeError like `addTrainees`. */
export const resetTrainees = async (server: Server, emails: readonly string[], name: string): Promise<void> => {
  const { part, ahead } = await played(server, name);
  if (ahead !== 0)
    throw new RangeError(`Langkah "${name}" memajukan waktu seluruh kelas, jadi hanya untuk kelas baru.`);
  const { backend, transactions } = server;
  await transactions.run(() =>
    changeFromNow(backend, () => {
      for (const { id, email, fullname, password } of traineesOf(backend)) {
        if (!emails.includes(email)) continue;
        removePart(backend.db, id);
        putPart(backend, part, { email, fullname, password, persona: name, trainee: true }, id);
        backend.publish(id, { type: 'refresh' });
      }
    }),
  );
};
