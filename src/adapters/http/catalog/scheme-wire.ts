import * as z from 'zod/mini';
import type { Scheme, SchemeSummary } from '../../../domain/catalog/scheme.ts';
import { absent, wireId, wireMoney } from '../wire.ts';

const text = z.string();
const texts = z._default(z.array(text), []);

export const fieldWire = z.object({ id: wireId, name: text });

/** GET /api/schema/thumbnail. The specification shows only `slug`; every other name is assumed. */
export const schemeSummaryWire = z.object({
  id: wireId,
  slug: z.string().check(z.minLength(1)),
  title: text,
  field: fieldWire,
  description: z._default(text, ''),
  price: wireMoney,
  rating: z._default(z.coerce.number().check(z.minimum(0), z.maximum(5)), 0),
  review_count: z._default(z.int().check(z.nonnegative()), 0),
});

const elementWire = z.object({ title: text, criteria: texts });
const unitWire = z.object({
  code: text,
  title: text,
  standard: absent(text),
  elements: z._default(z.array(elementWire), []),
});

/** GET /api/schema/{slug}/detail; all names assumed but `slug`. */
export const schemeWire = z.extend(schemeSummaryWire, {
  number: absent(text),
  kind: absent(text),
  standard: absent(text),
  requirements: texts,
  methods: texts,
  units: z._default(z.array(unitWire), []),
});

export const toSchemeSummary = (wire: z.output<typeof schemeSummaryWire>): SchemeSummary => ({
  id: wire.id,
  slug: wire.slug,
  title: wire.title,
  field: wire.field,
  description: wire.description,
  price: wire.price,
  rating: wire.rating,
  reviewCount: wire.review_count,
});

export const toScheme = (wire: z.output<typeof schemeWire>): Scheme => ({
  ...toSchemeSummary(wire),
  number: wire.number ?? '',
  kind: wire.kind ?? '',
  standard: wire.standard ?? '',
  requirements: wire.requirements,
  methods: wire.methods,
  units: wire.units.map((unit) => ({ ...unit, standard: unit.standard ?? '' })),
});
