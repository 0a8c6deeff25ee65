/** Option of a select or a radio group (specification 3). */
export type ChoiceOption = {
  readonly id: string;
  readonly value: string;
  readonly name: string;
  readonly title: string;
};
