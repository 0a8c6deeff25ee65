export interface SimulatedLesson {
  readonly name: string;
  readonly email: string;
  readonly trxId: string | null;
  readonly since: string;
}

/** A section of the simulation panel in which a step is done. */
export type LessonSection = 'petugas' | 'waktu' | 'jaringan';

export interface LessonStep {
  readonly title: string;
  readonly hint: string;
  readonly section?: LessonSection | undefined;
  /** Nothing ticks this step: it shows what has come of the others. */
  readonly closing?: boolean;
}

/** Checklists. Their steps complete as the world changes. Unknown names reject with a RangeError. */
export interface SimulatedLessons {
  lessons(): readonly { readonly name: string; readonly title: string }[];
  lesson(name: string): Promise<{
    readonly scenario: string;
    readonly steps: readonly LessonStep[];
  }>;
  /** The number of completed steps, given that `done` were completed before. Completed steps stay completed. */
  lessonProgress(lesson: SimulatedLesson, done: number): Promise<number>;
  /** The steps of the ten-minute demo. */
  demo(): Promise<readonly LessonStep[]>;
  /** The number of steps of the demo that the account has done with its newest purchase. */
  demoProgress(email: string): Promise<number>;
}
