import type { StageRow } from '../../database/rows.ts';

type Name = StageRow['name'];
type Status = StageRow['status'];
type Actor = NonNullable<StageRow['waiting_for']>;

/** Until when somebody has to act. */
export type Due = { readonly days: number } | 'end of schedule' | 'appeal period';

/** A stage that a transition opens. */
export interface Opening {
  readonly stage: Name;
  /** Only while the stage is locked, unless it is opened again. */
  readonly again?: boolean;
  /** `certifiable`: competent, the result acknowledged and the feedback sent, this move included. */
  readonly when?: 'certifiable';
  readonly waitsFor?: Actor;
  readonly due?: Due;
  readonly note?: string;
}

/** One allowed move of the assessment of a purchase. */
export interface Transition {
  readonly by: Actor;
  readonly stage: Name;
  readonly from: readonly Status[];
  /** Only while the stage waits for them. */
  readonly whileWith?: Actor | 'anybody';
  readonly to: Status;
  /** Who acts next; nobody when the stage is done. */
  readonly waitsFor: Actor | null;
  readonly due?: Due;
  readonly opens?: readonly Opening[];
  /** Why a stage stays locked; null takes an explanation back. */
  readonly explains?: readonly { readonly stage: Name; readonly note: string | null }[];
  /** What is at the stage when the actor writes no note. */
  readonly note?: string;
  /** What the candidate is told; `{skema}` is the title of the scheme, `{jadwal}` the day and place of the assessment. */
  readonly news: string;
}
