import type { Question } from '../../../domain/exam/question.ts';
import type { AnswerSource } from '../attempt/answer-source.ts';
import { optionOfKey } from './option-letter.ts';
import { questionIds } from './question-ids.ts';
import { useExamKeys } from './use-exam-keys.ts';
import type { Sheet } from './use-sheet.ts';

export interface SheetKeys {
  readonly questions: readonly Question[];
  readonly source: AnswerSource;
  readonly sheet: Sheet;
  readonly sheetId: string;
  readonly disabled: boolean;
  readonly onTime: (() => void) | undefined;
  readonly onHelp: () => void;
  readonly say: (text: string) => void;
}

const meantBy = ({ questions, sheet }: SheetKeys): Question | undefined => {
  if (!sheet.whole) return questions[sheet.current];
  const row = document.activeElement?.closest<HTMLElement>('[data-question]');
  return row ? questions.find(({ no }) => String(no) === row.dataset.question) : undefined;
};

const choose = (keys: SheetKeys, key: string): boolean => {
  const target = meantBy(keys);
  if (keys.disabled || target?.kind !== 'choice') return false;
  const index = optionOfKey(target.options, key);
  const option = target.options[index];
  if (!option) return false;
  keys.source.answer(target.id, option.value);
  document.getElementById(questionIds(keys.sheetId, target.no).option(index))?.focus();
  return true;
};

const doubt = (keys: SheetKeys): boolean => {
  const target = meantBy(keys);
  if (keys.disabled || !target) return false;
  const doubtful = !keys.source.read(target.id).doubtful;
  keys.source.doubt(target.id, doubtful);
  keys.say(`Soal ${target.no}: ${doubtful ? 'ditandai ragu-ragu' : 'tidak lagi ragu-ragu'}`);
  return true;
};

const step = ({ questions, sheet, say }: SheetKeys, by: 1 | -1): boolean => {
  const to = sheet.current + by;
  if (to < 0) say('Ini soal pertama.');
  else if (to >= questions.length) say('Ini soal terakhir.');
  else sheet.goTo(to);
  return true;
};

const hear = (action: (() => void) | undefined): boolean => {
  action?.();
  return action !== undefined;
};

const act = (keys: SheetKeys, key: string): boolean => {
  switch (key) {
    case 'N':
      return step(keys, 1);
    case 'P':
      return step(keys, -1);
    case 'R':
      return doubt(keys);
    case 'T':
      return hear(keys.onTime);
    case '?':
      return hear(keys.onHelp);
    default:
      return choose(keys, key);
  }
};

/** Shortcuts: the number or letter of an option chooses it, N and P navigate, R marks as doubtful, T reads the time, ? opens help. */
export const useSheetKeys = (keys: SheetKeys): void => useExamKeys(keys.sheet.keys, (key) => act(keys, key));
