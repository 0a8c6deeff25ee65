import * as z from 'zod/mini';
import type { Schedule } from '../../../domain/catalog/schedule.ts';
import type { Scheme, SchemeSummary } from '../../../domain/catalog/scheme.ts';
import { optional, wireId, wireMoney, wireWord } from '../wire.ts';
import { wireInstant } from '../wire-instant.ts';

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
  standard: optional(text),
  elements: z._default(z.array(elementWire), []),
});

/** GET /api/schema/{slug}/detail; all names assumed but `slug`. */
export const schemeWire = z.extend(schemeSummaryWire, {
  number: optional(text),
  kind: optional(text),
  standard: optional(text),
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

/** A month that schedules are in, `YYYY-MM`. */
export const monthWire = z.string().check(z.regex(/^\d{4}-\d{2}$/));

export const choiceWire = z.object({ id: wireId, name: z.string() });

const budgetWire = z.object({ id: wireId, source: wireWord, title: z.string(), price: wireMoney });

/** The schedule resource; the specification shows schedule_id, budget_source and budgetary, the rest is assumed. */
export const scheduleWire = z.object({
  schedule_id: wireId,
  schema: z.object({ id: wireId, slug: z.string().check(z.minLength(1)), title: z.string() }),
  starts_at: wireInstant,
  ends_at: wireInstant,
  registration_until: wireInstant,
  site: z.object({ id: wireId, name: z.string(), kind: optional(z.string()), city: optional(z.string()) }),
  seats_left: z.int(),
  budgets: z.array(budgetWire),
});

export const toSchedule = (wire: z.output<typeof scheduleWire>): Schedule => ({
  id: wire.schedule_id,
  scheme: wire.schema,
  startsAt: wire.starts_at,
  endsAt: wire.ends_at,
  registrationUntil: wire.registration_until,
  site: { ...wire.site, kind: wire.site.kind ?? '', city: wire.site.city ?? '' },
  seatsLeft: Math.max(0, wire.seats_left),
  budgets: wire.budgets,
});
