import type { StageRow } from '../../database/rows.ts';

type Name = StageRow['name'];
type Status = StageRow['status'];
type Actor = NonNullable<StageRow['waiting_for']>;

/** `before`: how many days before the assessment it is due at the latest, so that staff can still review it; never before today. */
export type Due = { readonly days: number; readonly before?: number } | 'end of schedule' | 'appeal period';

export interface Opening {
  readonly stage: Name;
  readonly again?: boolean;
  /** `certifiable`: after this transition, the candidate is competent, has acknowledged the result and has sent the feedback. */
  readonly when?: 'certifiable';
  readonly waitsFor?: Actor;
  readonly due?: Due;
  readonly note?: string;
}

/**
 * `whileWith`: the required `waiting_for` of the stage, by default `by`. `explains`: why a stage stays locked; a null note removes an
 * explanation. `news`: the notification's text, in which `{skema}` is the scheme's title and `{jadwal}` the day and place of the
 * assessment.
 */
export interface Transition {
  readonly by: Actor;
  readonly stage: Name;
  readonly from: readonly Status[];
  readonly whileWith?: Actor | 'anybody';
  readonly to: Status;
  readonly waitsFor: Actor | null;
  readonly due?: Due;
  readonly opens?: readonly Opening[];
  readonly explains?: readonly { readonly stage: Name; readonly note: string | null }[];
  readonly note?: string;
  readonly news: string;
}
