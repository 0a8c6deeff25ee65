import {
  type GrantedHelp,
  grantedHelps,
  type HelpSettings,
  noteLength,
  type QuestionHelps,
  textSizes,
  usualSettings,
} from '../../../domain/exam/exam-helps.ts';
import { fieldsOf } from '../../fields-of.ts';
import { isText, listOf } from '../../shape.ts';

/** The stored shapes of helps; what is of another shape is read as if it were not there. */

export const settingsIn = (values: unknown): HelpSettings => {
  const { textSize, ...others } = fieldsOf(values);
  const isOn = (name: keyof HelpSettings) => others[name] === true;
  return {
    textSize: textSizes.find((size) => size === textSize) ?? usualSettings.textSize,
    contrast: isOn('contrast'),
    strikes: isOn('strikes'),
    notes: isOn('notes'),
    aloud: isOn('aloud'),
  };
};

export interface WrittenHelps {
  /** Each question's id and its helps. */
  readonly questions: readonly (readonly [string, QuestionHelps])[];
  readonly granted: readonly GrantedHelp[];
}

const isStruck = listOf(isText);

export const helpsIn = (values: unknown): WrittenHelps => {
  const { questions, granted } = fieldsOf(values);
  const found = (Array.isArray(questions) ? questions : []).flatMap((each: unknown) => {
    if (!Array.isArray(each)) return [];
    const [id, helps] = each as unknown[];
    const { struck, note } = fieldsOf(helps);
    if (typeof id !== 'string' || typeof note !== 'string' || !isStruck(struck)) return [];
    return [[id, { struck: struck as readonly string[], note: note.slice(0, noteLength) }] as const];
  });
  return {
    questions: found,
    granted: grantedHelps.filter((need) => Array.isArray(granted) && granted.includes(need)),
  };
};
