import * as z from 'zod/mini';
import type { Review } from '../../../domain/catalog/review.ts';
import type { Schedule } from '../../../domain/catalog/schedule.ts';
import type { Scheme, SchemeSummary } from '../../../domain/catalog/scheme.ts';
import { budgetSources } from '../../../domain/purchase/budget-source.ts';
import { plainText } from '../evidence/plain-text.ts';
import { listOf } from '../rows.ts';
import { inZone, zoneShape } from '../site-wire.ts';
import {
  brought,
  described,
  readable,
  resource,
  wireCount,
  wireId,
  wireMoney,
  wireText,
  wireWord,
  worded,
} from '../wire.ts';
import { optionalInstant, shownInstant, wireInstant } from '../wire-instant.ts';

const slug = z.string().check(z.minLength(1));
const plainWire = z.pipe(wireText, z.transform(plainText));
const texts = readable(listOf(z.pipe(z.string().check(z.minLength(1)), z.transform(plainText))), []);

const rating = readable(
  brought(
    (value) => (typeof value === 'string' && value !== '' ? Number(value) : value),
    z.number().check(z.minimum(0), z.maximum(5)),
  ),
  0,
);

const nearestWire = z.object({ starts_at: wireInstant, city: wireText, ...zoneShape });

const toNearest = ({ starts_at: startsAt, ...place }: z.output<typeof nearestWire>) => ({ startsAt, ...inZone(place) });

/** GET /api/schema/thumbnail. The specification shows only `slug`; the other names are assumptions. */
export const schemeSummaryWire = z.object({
  id: readable(wireId, ''),
  slug,
  title: wireText,
  field: described({ id: readable(wireId, ''), name: wireText }),
  description: plainWire,
  price: readable(wireMoney, null),
  rating,
  review_count: readable(wireCount, null),
  nearest_schedule: readable(nearestWire, null),
});

const unitWire = z.object({
  code: wireText,
  title: wireText,
  standard: wireText,
  elements: readable(listOf(z.object({ title: plainWire, criteria: texts })), []),
});

export const schemeWire = z.extend(schemeSummaryWire, {
  number: wireText,
  kind: wireText,
  standard: wireText,
  requirements: texts,
  methods: texts,
  units: readable(listOf(unitWire), []),
});

export const toSchemeSummary = (wire: z.output<typeof schemeSummaryWire>): SchemeSummary => ({
  id: wire.id || wire.slug,
  slug: wire.slug,
  title: wire.title || wire.slug,
  field: wire.field,
  description: wire.description,
  price: wire.price,
  rating: wire.rating,
  reviewCount: wire.review_count,
  ...(wire.nearest_schedule && { nearest: toNearest(wire.nearest_schedule) }),
});

export const toScheme = (wire: z.output<typeof schemeWire>): Scheme => ({
  ...toSchemeSummary(wire),
  number: wire.number,
  kind: wire.kind,
  standard: wire.standard,
  requirements: wire.requirements,
  methods: wire.methods,
  units: wire.units,
});

export const reviewWire = resource({
  id: readable(wireId, ''),
  author: wireText,
  rating,
  text: wireText,
  date: shownInstant,
});

/** Rounds the rating to halves, as the stars show it (specification 2). Without an id, the place in the list tells reviews apart. */
export const toReview = (wire: z.output<typeof reviewWire>, at: number): Review => ({
  ...wire,
  id: wire.id || `${at}`,
  rating: Math.round(wire.rating * 2) / 2,
});

export const monthWire = z.string().check(z.regex(/^\d{4}-\d{2}$/));

export const choiceWire = z.object({ id: wireId, name: z.string().check(z.minLength(1)) });

/** A budget with an unreadable price is kept, but cannot be paid in the portal. */
const budgetWire = z.object({
  id: wireId,
  source: worded(budgetSources, readable(wireWord, '')),
  title: wireText,
  price: readable(wireMoney, null),
  audience: wireText,
});

/** Overbooked schedules may have negative seats. */
const seatsWire = brought((value) => (Number(value) < 0 ? 0 : value), wireCount);

/**
 * The schedule resource; the specification shows schedule_id, budget_source and budgetary, the rest is assumed. Scheme and start are
 * required; an unreadable deadline rejects the row.
 */
export const scheduleWire = z.object({
  schedule_id: wireId,
  schema: z.object({ id: readable(wireId, ''), slug, title: wireText }),
  starts_at: wireInstant,
  ends_at: shownInstant,
  registration_until: optionalInstant,
  site: described({ id: readable(wireId, ''), name: wireText, kind: wireText, city: wireText, ...zoneShape }),
  seats_left: readable(seatsWire, null),
  budgets: readable(listOf(budgetWire), []),
});

/** Without Prakerja, a line that only its vouchers pay is left out: nobody could buy by it. */
export const toSchedule =
  (withPrakerja: boolean) =>
  (wire: z.output<typeof scheduleWire>): Schedule => ({
    id: wire.schedule_id,
    scheme: { ...wire.schema, title: wire.schema.title || wire.schema.slug },
    startsAt: wire.starts_at,
    endsAt: wire.ends_at,
    registrationUntil: wire.registration_until,
    site: inZone(wire.site),
    seatsLeft: wire.seats_left,
    budgets: wire.budgets.filter(({ source }) => withPrakerja || source !== 'prakerja'),
  });
