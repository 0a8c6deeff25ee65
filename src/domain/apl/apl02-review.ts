import type { Apl02 } from './apl02.ts';
import { type Answers, answerOf, elementIds, sameAnswer } from './apl02-answers.ts';

const targetOf = (elementId: string): string => `element:${elementId}`;

type Returned = Pick<Apl02, 'status' | 'review'>;

const notesOf = ({ status, review }: Returned) => (status === 'returned' && review ? review.notes : []);

/** The assessor's notes on an element of a returned form, joined; null for none. */
export const noteOf = (returned: Returned, elementId: string): string | null => {
  const texts = notesOf(returned).filter(({ target }) => target === targetOf(elementId));
  return texts.length === 0 ? null : texts.map(({ text }) => text).join('\n');
};

export const notedElements = (returned: Returned & Pick<Apl02, 'units'>): readonly string[] =>
  elementIds(returned.units).filter((id) => noteOf(returned, id) !== null);

/** The elements with notes and an unchanged answer. */
export const objectedElements = (
  returned: Returned & Pick<Apl02, 'units' | 'answers'>,
  answers: Answers,
): ReadonlySet<string> =>
  new Set(notedElements(returned).filter((id) => sameAnswer(answerOf(returned.answers, id), answerOf(answers, id))));

/** Notes of a returned form with an unknown target, which must still be shown. */
export const otherNotes = (returned: Returned & Pick<Apl02, 'units'>): readonly string[] => {
  const own = new Set(elementIds(returned.units).map(targetOf));
  return notesOf(returned)
    .filter(({ target }) => !own.has(target))
    .map(({ text }) => text);
};
