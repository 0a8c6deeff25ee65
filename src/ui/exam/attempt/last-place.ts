/** A control of a question, by its number among those of the question, and what is selected in its text. */
export interface FocusedControl {
  readonly index: number;
  readonly selection: readonly [from: number, to: number] | null;
}

/** Where somebody is in the questions of an exam. */
export interface Place {
  /** Of the attempt, as `attemptName` writes it. */
  readonly name: string;
  readonly current: number;
  readonly whole: boolean;
  readonly keys: boolean;
  readonly focused: FocusedControl | null;
}

let last: Place | null = null;

/** Keeps the place for as long as this page lives, so that who comes back to the exam goes on at the same question; of one exam only. */
export const keepPlace = (place: Place): void => {
  last = place;
};

/** The place that was kept of this attempt; null when it was not the last one. */
export const keptPlace = (name: string): Place | null => (last?.name === name ? last : null);

const controlsOf = (question: Element) => Array.from(question.querySelectorAll<HTMLElement>('input, textarea, button'));

/** The control of a question that has the focus; null when none has. */
export const focusedControl = (): FocusedControl | null => {
  const control = document.activeElement;
  const question = control?.closest('[data-question]');
  if (!(control instanceof HTMLElement) || !question) return null;
  const index = controlsOf(question).indexOf(control);
  if (index < 0) return null;
  const isText = control instanceof HTMLTextAreaElement;
  return { index, selection: isText ? [control.selectionStart, control.selectionEnd] : null };
};

/** Gives a control of this question the focus again; false when it is not there. */
export const focusAgain = (question: Element | null, { index, selection }: FocusedControl): boolean => {
  const control = question && controlsOf(question)[index];
  if (!control) return false;
  control.focus();
  if (selection && control instanceof HTMLTextAreaElement) control.setSelectionRange(...selection);
  return true;
};
