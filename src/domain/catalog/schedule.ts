import type { Zone } from '../calendar/in-zone.ts';

/** One way to pay for a schedule; `id` is what addresses call `budgetary`, `price` is whole rupiah (null: not known), `source` one of `budgetSources` or a newer word of the server, `audience` who may use it. Empty: the server does not say. */
export interface Budget {
  readonly id: string;
  readonly source: string;
  readonly title: string;
  readonly price: number | null;
  readonly audience: string;
}

/** One assessment that can be bought. Dates are ISO instants; `seatsLeft` is never negative. Null: the server does not say. */
export interface Schedule {
  readonly id: string;
  readonly scheme: { readonly id: string; readonly slug: string; readonly title: string };
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly registrationUntil: string | null;
  /** `zone` is absent for WIB. */
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

/**
 * Whether a schedule can still be bought at the instant `now` of the server (milliseconds since the epoch), which decides in the
 * end; without that (null) no deadline is judged. What it does not say is not held against a schedule.
 */
export const availability = (schedule: Schedule, now: number | null): Availability => {
  const { registrationUntil, seatsLeft } = schedule;
  if (now !== null && registrationUntil !== null && Date.parse(registrationUntil) <= now) return 'closed';
  return seatsLeft === 0 ? 'full' : 'open';
};

/** Those that can be bought before the others, each in the order that the server gave them. */
export const openFirst = <Item>(items: readonly Item[], of: (item: Item) => Availability): readonly Item[] => [
  ...items.filter((item) => of(item) === 'open'),
  ...items.filter((item) => of(item) !== 'open'),
];
