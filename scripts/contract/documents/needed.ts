import type { Known } from '../check/drift.ts';
import { opened } from '../check/envelope.ts';
import { costOf, judged } from '../check/judge.ts';
import { changedAt, type Place, removed } from '../check/place.ts';
import { type Shape, tableKey } from '../check/shape.ts';
import type { Row } from '../row.ts';

/** Every place below this one. */
export const placesIn = (shape: Shape, place: Place): readonly Place[] => [
  ...[...shape.fields].flatMap(([name, field]) =>
    name === tableKey ? [] : [[...place, name], ...placesIn(field, [...place, name])],
  ),
  ...(shape.items ? placesIn(shape.items, [...place, '[]']) : []),
];

/** Places of a reply without which the page, or the row, cannot be shown: tried out, one by one. */
export const neededOf = (call: Row['call'], { content, replies }: Known): readonly Place[] =>
  placesIn(content, ['data']).filter((place) => {
    for (const body of replies) {
      const { value, hits } = changedAt(body, [...opened(body).at, ...place.slice(1)], removed);
      if (hits === 0 || !('reply' in call)) continue;
      const cost = costOf(judged(call.reply, body), judged(call.reply, value));
      return cost === 'reply' || cost === 'rows';
    }
    return false;
  });
