export type ChoiceOption = {
  readonly id: string;
  readonly value: string;
  readonly name: string;
  readonly title: string;
};
