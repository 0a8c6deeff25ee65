import { accept, reasonsOf, type Schema } from '../../../src/adapters/http/read-reply.ts';
import { acknowledgement } from '../../../src/adapters/http/reply.ts';
import { leftOutWhile } from '../../../src/adapters/http/rows.ts';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { isFields } from '../../../src/application/fields-of.ts';

export interface Judged {
  readonly accepted: boolean;
  /** The value that was read, as text. Equal texts show the same page. */
  readonly text: string;
  readonly rowsLost: number;
  readonly reasons: readonly string[];
}

/**
 * Omits the server's word for an unknown value: with or without the word, the page shows the value as unknown. Omits how an instant was
 * written, too, the number of the purchase that was asked for, which the portal only compares, and that a stage waits for the candidate, as
 * one does that says nothing.
 */
const textOf = (value: unknown): string =>
  JSON.stringify(isFields(value) ? { ...value, trx_id: undefined } : value, (name, each) =>
    /Word$|^started_without_zone$/.test(name) || (name === 'waiting_for' && (each ?? 'candidate') === 'candidate')
      ? undefined
      : each,
  );

export const judged = (reader: Schema<unknown>, body: unknown): Judged => {
  if (reader === acknowledgement) return { accepted: true, text: '', rowsLost: 0, reasons: [] }; // nobody reads it
  try {
    const { judged: value, leftOut } = leftOutWhile(() => accept(reader, body));
    return { accepted: true, text: textOf(value), rowsLost: leftOut.length, reasons: leftOut.flatMap(reasonsOf) };
  } catch (error) {
    const reasons = reasonsOf(error instanceof ApiFailure ? error.cause : error);
    return { accepted: false, text: '', rowsLost: 0, reasons };
  }
};

/** The costs of a difference for the candidate, the cheapest first: nothing, one field, some rows, or the reply. */
export const costs = ['none', 'field', 'rows', 'reply'] as const;
export type Cost = (typeof costs)[number];

export const costOf = (before: Judged, after: Judged): Cost => {
  if (!after.accepted) return 'reply';
  if (after.rowsLost > before.rowsLost) return 'rows';
  return after.text === before.text ? 'none' : 'field';
};
