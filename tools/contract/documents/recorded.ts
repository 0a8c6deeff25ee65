import { shortened } from '../check/example.ts';
import { knownCalls } from '../check/known.ts';
import { emptyShape, type Place, placesIn, removed } from '../check/shape.ts';
import type { Row } from '../row.ts';
import { chapters } from '../table.ts';

export interface RecordedRow extends Row {
  readonly form: string;
  /** Places of the reply without which the page, or a row of it, cannot be shown. */
  readonly needed: readonly Place[];
  /** The longest recorded reply, shortened; undefined for a file or without a reply. */
  readonly example: unknown;
}

export interface RecordedChapter {
  readonly title: string;
  readonly rows: readonly RecordedRow[];
}

const lengthOf = (reply: unknown): number => JSON.stringify(reply).length;

export const recordedChapters = async (): Promise<readonly RecordedChapter[]> => {
  const calls = await knownCalls();
  const recorded = (row: Row): RecordedRow => {
    const known = calls.get(row.call);
    const [form = ''] = known?.envelopes ?? [];
    const [fullest] = known?.replies.toSorted((a, b) => lengthOf(b) - lengthOf(a)) ?? [];
    return {
      ...row,
      form,
      needed: placesIn(known?.content ?? emptyShape(), ['data']).filter((place) =>
        /reply|rows/.test(known?.costOf(place, removed) ?? ''),
      ),
      example: shortened(fullest, [2, 160, Infinity, Infinity]),
    };
  };
  return chapters.map(({ title, rows }) => ({ title, rows: rows.map(recorded) }));
};
