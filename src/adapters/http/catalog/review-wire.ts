import * as z from 'zod/mini';
import { wireId } from '../wire.ts';
import { wireInstant } from '../wire-instant.ts';

/** GET /api/reviews/{id}?page=; all names assumed. The rating is rounded to halves, as the stars show it (specification 2). */
export const reviewWire = z.object({
  id: wireId,
  author: z.string(),
  rating: z.pipe(
    z.coerce.number().check(z.minimum(0), z.maximum(5)),
    z.transform((rating) => Math.round(rating * 2) / 2),
  ),
  text: z.string(),
  date: wireInstant,
});
