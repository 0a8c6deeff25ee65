import { accept, reasonsOf, type Schema } from '../../../src/adapters/http/read-reply.ts';
import { leftOutWhile } from '../../../src/adapters/http/rows.ts';
import { ApiFailure } from '../../../src/application/api-failure.ts';

/** What the portal's reader makes of a reply. */
export interface Judged {
  readonly accepted: boolean;
  /** What was read, as text: two that are equal show the same page. */
  readonly text: string;
  readonly rowsLost: number;
  readonly reasons: readonly string[];
}

/** Without the server's own word for something that nobody knows: with it or not, the page says that it is unknown. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (name, each) => (name.endsWith('Word') ? undefined : each));

export const judged = (reader: Schema<unknown>, body: unknown): Judged => {
  try {
    const { judged: value, leftOut } = leftOutWhile(() => accept(reader, body));
    return { accepted: true, text: textOf(value), rowsLost: leftOut.length, reasons: leftOut.flatMap(reasonsOf) };
  } catch (error) {
    const reasons = reasonsOf(error instanceof ApiFailure ? error.cause : error);
    return { accepted: false, text: '', rowsLost: 0, reasons };
  }
};

/** What a difference costs the candidate: nothing, one field, some rows, or the reply. */
export type Cost = 'none' | 'field' | 'rows' | 'reply';

/** What it costs that a reply is not `before` but `after`. */
export const costOf = (before: Judged, after: Judged): Cost => {
  if (!after.accepted) return 'reply';
  if (after.rowsLost > before.rowsLost) return 'rows';
  return after.text === before.text ? 'none' : 'field';
};
