import * as z from 'zod/mini';
import type { Schedule } from '../../../domain/catalog/schedule.ts';
import { absent, wireId, wireMoney, wireWord } from '../wire.ts';
import { wireInstant } from '../wire-instant.ts';

export const choiceWire = z.object({ id: wireId, name: z.string() });

const budgetWire = z.object({ id: wireId, source: wireWord, title: z.string(), price: wireMoney });

/** The schedule resource; the specification shows schedule_id, budget_source and budgetary, the rest is assumed. */
export const scheduleWire = z.object({
  schedule_id: wireId,
  schema: z.object({ id: wireId, slug: z.string().check(z.minLength(1)), title: z.string() }),
  starts_at: wireInstant,
  ends_at: wireInstant,
  registration_until: wireInstant,
  site: z.object({ id: wireId, name: z.string(), kind: absent(z.string()), city: absent(z.string()) }),
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
