import * as z from 'zod/mini';
import { readData, table } from '../../data/read-data.ts';
import written from '../../data/reviews.json' with { type: 'json' };
import { ago, DAY } from '../../wib-time.ts';
import type { ReviewRow } from '../rows.ts';

/** The reviews of the first scheme fill three pages. SKM-14 has none, so that the empty state can be shown. */
const given = readData(
  'reviews',
  written,
  table(
    z.strictObject({
      scheme: z.string(),
      author: z.string().check(z.minLength(1)),
      rating: z.number().check(z.minimum(1), z.maximum(5), z.multipleOf(0.5)),
      days: z.int().check(z.minimum(0)),
      text: z.string().check(z.minLength(1)),
    }),
  ),
);

export const reviews = (now: Date): ReviewRow[] =>
  given.map(({ scheme, author, rating, days, text }, index) => ({
    id: `ULS-${String(index + 1).padStart(3, '0')}`,
    scheme_id: scheme,
    author,
    rating,
    text,
    date: ago(now, days * DAY),
  }));
