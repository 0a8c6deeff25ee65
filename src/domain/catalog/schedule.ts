import type { BudgetSource } from '../purchase/budget-source.ts';

/** One way to pay for a schedule; `id` is what addresses call `budgetary`, `price` is whole rupiah. */
export interface Budget {
  readonly id: string;
  readonly source: BudgetSource;
  readonly title: string;
  readonly price: number;
}

/** One assessment that can be bought. Dates are ISO instants; `seatsLeft` is never negative. */
export interface Schedule {
  readonly id: string;
  readonly scheme: { readonly id: string; readonly slug: string; readonly title: string };
  readonly startsAt: string;
  readonly endsAt: string;
  readonly registrationUntil: string;
  readonly site: { readonly id: string; readonly name: string; readonly kind: string; readonly city: string };
  readonly seatsLeft: number;
  readonly budgets: readonly Budget[];
}

export type Availability = 'open' | 'full' | 'closed';

/** Whether a schedule can still be bought at the instant `now` (milliseconds since the epoch). The server decides in the end. */
export const availability = (schedule: Schedule, now: number): Availability => {
  if (Date.parse(schedule.registrationUntil) <= now) return 'closed';
  return schedule.seatsLeft > 0 ? 'open' : 'full';
};
