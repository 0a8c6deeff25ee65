import type { Database } from '../database/database.ts';
import type { ExamAnswerRow } from '../database/exam-rows.ts';
import type { TransactionRow } from '../database/rows.ts';
import type { SettingsRow } from '../database/server-rows.ts';

export interface LessonWorld {
  readonly db: Database;
  readonly settings: Readonly<SettingsRow>;
  readonly now: number;
  readonly since: number;
  readonly purchase: Readonly<TransactionRow> | null;
}

/** `section`: the section of the simulation panel in which the step is done. */
export interface ShownStep {
  readonly title: string;
  readonly hint: string;
  readonly section?: 'petugas' | 'waktu' | 'jaringan' | undefined;
}

export interface LessonStep extends ShownStep {
  readonly done: (world: LessonWorld) => boolean;
}

export interface Lesson {
  readonly scenario: string;
  readonly steps: readonly LessonStep[];
}

export const isSince = (instant: string | null | undefined, { since }: LessonWorld): boolean =>
  instant != null && Date.parse(instant) >= since;

export const startedExams = (world: LessonWorld) =>
  world.db.examSittings.where((row) => row.trx_id === world.purchase?.id && isSince(row.started_at, world));

export const answersIn = (world: LessonWorld): readonly Readonly<ExamAnswerRow>[] => {
  const exams = new Set(startedExams(world).map(({ id }) => id));
  return world.db.examAnswers.where(({ sitting_id, current }) => exams.has(sitting_id) && current !== null);
};

export const startWritten: LessonStep = {
  title: 'Mulai Ujian Pilihan Ganda',
  hint: 'Tekan “Lihat petunjuk”, centang “Saya siap”, lalu “Mulai ujian”.',
  done: (world) => startedExams(world).length > 0,
};
