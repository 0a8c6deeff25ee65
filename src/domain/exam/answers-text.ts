/** Spaces and invisible signs at the ends, as trimming servers know them. */
const ends = /^[\s\0\u200B\u200E]+|[\s\0\u200B\u200E]+$/g;

/**
 * The form in which answers are sent, compared and summed up: trimmed ends, line ends LF, Unicode NFC. A server may change a text only
 * within this form.
 */
export const normalText = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').normalize('NFC').replaceAll(ends, '');

export const isSameText = (a: string, b: string): boolean => a === b || normalText(a) === normalText(b);

/** What servers change in texts: markup, signs beyond Latin and the BMP, accents, line ends and spaces, the end of a long text. */
const changeable: readonly RegExp[] = [
  /[<>&"'`\\]/,
  /[\u{10000}-\u{10FFFF}]/u,
  /[\u0080-\uFFFF]/,
  /\s{2}|[\n\t]/,
  /^.{250}/s,
  /^.{4000}/s,
];

/** The kinds of signs in a text that a server may change without a word. Once a server has shown a kind unchanged, it is trusted. */
export const signsOf = (text: string): readonly number[] =>
  changeable.flatMap((sign, index) => (sign.test(text) ? [index] : []));

/**
 * The text behind a submission's digest: one line per question with id, tab and value in its normal form as JSON (`""` if empty; the file
 * id of an upload).
 */
export const answersText = (
  questionIds: readonly string[],
  answerOf: (questionId: string) => string | undefined,
  form = normalText,
): string => questionIds.map((id) => `${id}\t${JSON.stringify(form(answerOf(id) ?? ''))}`).join('\n');
