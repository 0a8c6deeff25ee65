/** How a row of docs/requirements.md is proven: a change of the source by which a test that carries the row's id must fail. */
interface Change {
  /** Section, topic and detail: `2.timer.modal`. */
  readonly id: string;
  readonly file: string;
  /** Is exactly once in the file; with `replace` in its place the row no longer holds. */
  readonly find: string;
  readonly replace: string;
}

/** A row that no change of one line can prove, such as a layout: why, and what looks at it instead. */
interface Excuse {
  readonly id: string;
  readonly excuse: string;
}

export type Proof = Change | Excuse;
