import type { Zone } from '../calendar/in-zone.ts';

/** A way to pay for a schedule; `id` is the URL's `budgetary`, `price` whole rupiah, `audience` who may use it. */
export interface Budget {
  readonly id: string;
  readonly source: string;
  readonly title: string;
  readonly price: number | null;
  readonly audience: string;
}

/** An assessment for sale. Dates are ISO instants; `seatsLeft` is never negative. Null: the reply has no readable value. */
export interface Schedule {
  readonly id: string;
  readonly scheme: { readonly id: string; readonly slug: string; readonly title: string };
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly registrationUntil: string | null;
  readonly site: {
    readonly id: string;
    readonly name: string;
    readonly kind: string;
    readonly city: string;
    readonly zone?: Zone;
  };
  readonly seatsLeft: number | null;
  readonly budgets: readonly Budget[];
}

export type Availability = 'open' | 'full' | 'closed';

/** Whether a schedule can be bought at `now` (milliseconds; null skips the deadline). Missing data does not block the purchase. */
export const availability = (schedule: Schedule, now: number | null): Availability => {
  const { registrationUntil, seatsLeft } = schedule;
  if (now !== null && registrationUntil !== null && Date.parse(registrationUntil) <= now) return 'closed';
  return seatsLeft === 0 ? 'full' : 'open';
};

/** A schedule, and whether it could be bought when it was read. */
export interface Purchasable {
  readonly schedule: Schedule;
  readonly availability: Availability;
}

/** Open schedules first, each part in its order. */
export const purchasables = (schedules: readonly Schedule[], now: number | null): readonly Purchasable[] => {
  const all = schedules.map((schedule) => ({ schedule, availability: availability(schedule, now) }));
  return [...all.filter((each) => each.availability === 'open'), ...all.filter((each) => each.availability !== 'open')];
};
