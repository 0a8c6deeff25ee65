import type { Review } from '../../../domain/catalog/review.ts';
import type { Schedule } from '../../../domain/catalog/schedule.ts';
import type { Field, Scheme, SchemeSummary } from '../../../domain/catalog/scheme.ts';
import type { Page } from '../../../domain/paging/page.ts';

export interface SchemeFilter {
  readonly search?: string;
  readonly field?: string;
  readonly page?: number;
}

export interface SchemePage extends Page<SchemeSummary> {
  readonly fields: readonly Field[];
}

export interface ScheduleFilter {
  readonly scheme?: string;
  /** `YYYY-MM` in the time zone of the certification body (UTC+7). */
  readonly month?: string;
  readonly site?: string;
  readonly budgetSource?: string;
  readonly page?: number;
}

export interface Choice {
  readonly id: string;
  readonly name: string;
}

/** The lists are the available filters; empty when the server names none. */
export interface SchedulePage extends Page<Schedule> {
  readonly schemes: readonly Choice[];
  readonly months: readonly string[];
  readonly sites: readonly Choice[];
}

/** Schemes, schedules and reviews (specification 7, Schemes and purchase). Rejects with `ApiFailure` only. */
export interface CatalogRepository {
  schemes(filter: SchemeFilter): Promise<SchemePage>;
  /** The scheme, priced for the given schedule; null if none exists. */
  scheme(slug: string, scheduleId?: string): Promise<Scheme | null>;
  reviews(schemeId: string, page: number): Promise<Page<Review>>;
  /** The earliest assessment first. */
  schedules(filter: ScheduleFilter): Promise<SchedulePage>;
  /** Null if no such schedule exists. */
  schedule(id: string): Promise<Schedule | null>;
}
