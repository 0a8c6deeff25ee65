/** A lesson that somebody is at. */
export interface SimulatedLesson {
  readonly name: string;
  /** Its person. */
  readonly email: string;
  /** Its assessment; null when the purchase is part of the lesson. */
  readonly trxId: string | null;
  /** When it has begun: server's time, ISO. */
  readonly since: string;
}

/** Checklists that tick themselves on what happens in the world. A name of which there is none rejects with a RangeError. */
export interface SimulatedLessons {
  lessons(): readonly { readonly name: string; readonly title: string }[];
  /** The scenario with which a lesson begins, and what there is to do. */
  lesson(name: string): Promise<{
    readonly scenario: string;
    readonly steps: readonly { readonly title: string; readonly hint: string }[];
  }>;
  /** How many of its first steps are done by now, of which `done` were. A step that is done stays so. */
  lessonProgress(lesson: SimulatedLesson, done: number): Promise<number>;
}
