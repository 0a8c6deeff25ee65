import { settingsOf } from '../database/seeding.ts';
import type { Server } from '../server.ts';
import type { Lesson, LessonWorld, ShownStep } from './lesson.ts';
import { lessons } from './list.ts';

export interface LessonStart {
  readonly name: string;
  readonly email: string;
  readonly trxId: string | null;
  readonly since: string;
}

export interface LessonControl {
  lessons(): readonly { readonly name: string; readonly title: string }[];
  lesson(name: string): Promise<{
    readonly scenario: string;
    readonly steps: readonly ShownStep[];
  }>;
  lessonProgress(start: LessonStart, done: number): Promise<number>;
  demo(): Promise<readonly ShownStep[]>;
  demoProgress(email: string): Promise<number>;
}

const lessonOf = async (name: string): Promise<Lesson> => {
  const listed = lessons.find((each) => each.name === name);
  if (!listed) throw new RangeError(lessons.map((each) => each.name).join(', '));
  return (await listed.load()).lesson;
};

const worldOf = ({ backend: { db, clock } }: Server, { email, trxId, since }: LessonStart): LessonWorld => {
  const begun = Date.parse(since);
  const [candidate] = db.candidates.where((row) => row.email === email);
  const bought = () =>
    db.transactions.where((row) => row.candidate_id === candidate?.id && Date.parse(row.created_at) >= begun).at(-1);
  const purchase = (trxId === null ? bought() : db.transactions.get(trxId)) ?? null;
  return { db, settings: settingsOf(db), now: clock.now().getTime(), since: begun, purchase };
};

const shown = ({ title, hint, section }: ShownStep): ShownStep => ({ title, hint, section });

export const lessonControl = (server: Server): LessonControl => ({
  lessons: () => lessons.map(({ name, title }) => ({ name, title })),
  async lesson(name) {
    const { scenario, steps } = await lessonOf(name);
    return { scenario, steps: steps.map(shown) };
  },
  async lessonProgress(start, done) {
    const { steps } = await lessonOf(start.name);
    return server.transactions.run(() => {
      const world = worldOf(server, start);
      const next = steps.findIndex((step, index) => index >= done && !step.done(world));
      return next === -1 ? steps.length : next;
    });
  },
  demo: async () => (await import('./demo.ts')).demoSteps.map(shown),
  async demoProgress(email) {
    const { demoProgress } = await import('./demo.ts');
    return server.transactions.run(() => demoProgress(server.backend.db, email));
  },
});
