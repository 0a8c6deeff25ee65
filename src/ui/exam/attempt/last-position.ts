import type { Exam } from '../../../domain/exam/exam.ts';

export interface FocusedControl {
  readonly index: number;
  readonly selection: readonly [from: number, to: number] | null;
}

export interface Position {
  readonly name: string;
  readonly current: number;
  readonly whole: boolean;
  readonly keys: boolean;
  readonly focused: FocusedControl | null;
}

/** A position belongs to one start: another attempt with the same ids begins at its own first question. */
export const positionName = (name: string, { startedAt }: Pick<Exam, 'startedAt'>): string =>
  JSON.stringify([name, startedAt]);

let last: Position | null = null;

export const keepPosition = (position: Position): void => {
  last = position;
};

export const keepQuestion = (name: string, current: number): void =>
  keepPosition({ name, current, whole: false, keys: true, focused: null });

export const keptPosition = (name: string): Position | null => (last?.name === name ? last : null);

const controlsOf = (question: Element) => Array.from(question.querySelectorAll<HTMLElement>('input, textarea, button'));

export const focusedControl = (): FocusedControl | null => {
  const control = document.activeElement;
  const question = control?.closest('[data-question]');
  if (!(control instanceof HTMLElement) || !question) return null;
  const index = controlsOf(question).indexOf(control);
  if (index < 0) return null;
  const isText = control instanceof HTMLTextAreaElement;
  return { index, selection: isText ? [control.selectionStart, control.selectionEnd] : null };
};

export const focusAgain = (question: Element | null, { index, selection }: FocusedControl): boolean => {
  const control = question && controlsOf(question)[index];
  if (!control) return false;
  control.focus();
  if (selection && control instanceof HTMLTextAreaElement) control.setSelectionRange(...selection);
  return true;
};
