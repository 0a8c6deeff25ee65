/** One choice of a select or a radio group (specification 3). */
export type ChoiceOption = {
  readonly id: string;
  /** What is sent. */
  readonly value: string;
  readonly name: string;
  /** What is read on the screen. */
  readonly title: string;
};
