import { shortened } from '../check/example.ts';
import { costOf, judged } from '../check/judge.ts';
import { type Known, knownCalls } from '../check/known.ts';
import { changedAt, opened, type Place, placesIn, removed } from '../check/shape.ts';
import type { Exchange } from '../recording/recorder.ts';
import type { Row } from '../row.ts';
import { chapters } from '../table.ts';

/** A row of the table with the recorded replies to its call. */
export interface RecordedRow extends Row {
  /** The form of the envelope of good replies; empty if none was recorded. */
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

/** Removes each place from a known reply to find the places that the reader needs. */
const neededOf = (call: Row['call'], { content, replies }: Known): readonly Place[] =>
  placesIn(content, ['data']).filter((place) => {
    for (const body of replies) {
      const { value, hits } = changedAt(body, [...opened(body).at, ...place.slice(1)], removed);
      if (hits === 0 || !('reply' in call)) continue;
      const cost = costOf(judged(call.reply, body), judged(call.reply, value));
      return cost === 'reply' || cost === 'rows';
    }
    return false;
  });

const lengthOf = (reply: unknown): number => JSON.stringify(reply).length;

export const recordedChapters = (exchanges: readonly Exchange[]): readonly RecordedChapter[] => {
  const calls = knownCalls(exchanges);
  const recorded = (row: Row): RecordedRow => {
    const known = calls.get(row.call);
    const [form = ''] = known?.envelopes ?? [];
    const [fullest] = known?.replies.toSorted((a, b) => lengthOf(b) - lengthOf(a)) ?? [];
    return {
      ...row,
      form,
      needed: known ? neededOf(row.call, known) : [],
      example: shortened(fullest, [2, 160, Infinity, Infinity]),
    };
  };
  return chapters.map(({ title, rows }) => ({ title, rows: rows.map(recorded) }));
};
