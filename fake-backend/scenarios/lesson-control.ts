import { ofCandidate } from '../database/purchase-history.ts';
import type { Server } from '../server.ts';
import { judge } from './facts.ts';
import { demo, lessons } from './lessons.ts';
import type { WrittenScenario } from './scenario.ts';

export interface LessonStart {
  readonly name: string;
  readonly email: string;
  readonly trxId: string | null;
  readonly since: string;
}

type Step = NonNullable<WrittenScenario['steps']>[number];

interface ShownStep {
  readonly title: string;
  readonly hint: string;
  readonly section?: Step['section'];
  /** True for the last step of the demo, which nothing ticks. */
  readonly closing?: boolean;
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

const shown = ({ title, hint = '', section, expected }: (typeof demo)[number]): ShownStep => ({
  ...{ title, hint, section },
  ...(!expected && { closing: true }),
});

const lessonOf = (name: string) => {
  const lesson = lessons.find((each) => each.name === name);
  if (!lesson) throw new RangeError(lessons.map((each) => each.name).join(', '));
  return lesson;
};

export const lessonControl = ({ transactions, backend: { db, clock } }: Server): LessonControl => ({
  lessons: () => lessons.map(({ name, title }) => ({ name, title })),
  async lesson(name) {
    const { start, steps } = lessonOf(name);
    return { scenario: start.scenario, steps: steps.map(shown) };
  },
  async lessonProgress({ name, email, trxId, since }, done) {
    const { steps } = lessonOf(name);
    return transactions.run(() => {
      const holds = judge(db, clock.now(), { email, trxId, since: Date.parse(since) });
      const next = steps.findIndex(({ expected }, index) => index >= done && !holds(expected));
      return next === -1 ? steps.length : next;
    });
  },
  demo: async () => demo.map(shown),
  demoProgress: (email) =>
    transactions.run(() => {
      const [candidate] = db.candidates.where((row) => row.email === email);
      if (!candidate) return 0;
      const trxId = db.transactions.sorted(ofCandidate, candidate.id)[0]?.id ?? '';
      const holds = judge(db, clock.now(), { email, trxId, since: Number.NEGATIVE_INFINITY });
      return demo.findLastIndex(({ expected }) => expected && holds(expected)) + 1;
    }),
});
