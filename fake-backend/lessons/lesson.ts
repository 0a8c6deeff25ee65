import type { Database } from '../database/database.ts';
import type { TransactionRow } from '../database/rows.ts';
import type { SettingsRow } from '../database/server-rows.ts';

/** What a lesson looks at. */
export interface LessonWorld {
  readonly db: Database;
  readonly settings: Readonly<SettingsRow>;
  /** The server's time, and when the lesson has begun (ms). */
  readonly now: number;
  readonly since: number;
  /** The purchase that the lesson is about; null while there is none. */
  readonly purchase: Readonly<TransactionRow> | null;
}

/** One thing to do. `done` looks at what happened in the world, and only after the steps before it. */
export interface LessonStep {
  readonly title: string;
  readonly hint: string;
  readonly done: (world: LessonWorld) => boolean;
}

export interface Lesson {
  /** The scenario with which it begins. */
  readonly scenario: string;
  readonly steps: readonly LessonStep[];
}

/** Whether an instant that may be there is one since the lesson has begun. */
export const isSince = (instant: string | null | undefined, { since }: LessonWorld): boolean =>
  instant != null && Date.parse(instant) >= since;

/** The exams of the assessment that were started since the lesson has begun. */
export const startedExams = (world: LessonWorld) =>
  world.db.examSittings.where((row) => row.trx_id === world.purchase?.id && isSince(row.started_at, world));
