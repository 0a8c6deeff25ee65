import { shortened } from '../check/example.ts';
import { type Known, knownCalls } from '../check/known.ts';
import { type Place, placesIn, type Shape } from '../check/shape.ts';
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

/** Whether a page or a row needs a field in each state, such as of each kind of question. */
const isNeeded = (known: Known, place: Place): boolean => {
  const shape = place.slice(1).reduce<Shape | null | undefined>((at, step) => {
    return step === '[]' ? at?.items : at?.fields.get(step);
  }, known.content);
  return [...(shape?.valued.keys() ?? [])].every((state) => /reply|rows/.test(known.costWithout(place, state)));
};

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
      needed: known ? placesIn(known.content, ['data']).filter((place) => isNeeded(known, place)) : [],
      example: shortened(fullest, [2, 160, Infinity, Infinity]),
    };
  };
  return chapters.map(({ title, rows }) => ({ title, rows: rows.map(recorded) }));
};
