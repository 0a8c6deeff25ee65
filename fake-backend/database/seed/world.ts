import type {
  CandidateRow,
  NotificationRow,
  RegionRow,
  ReviewRow,
  ScheduleRow,
  SchemeRow,
  StageRow,
  TransactionRow,
} from '../rows.ts';
import { candidates } from './candidates.ts';
import { journeys } from './journeys.ts';
import { regionRows } from './regions.ts';
import { reviews } from './reviews.ts';
import { schedules } from './schedules.ts';
import { schemeSeeds } from './schemes.ts';

export interface World {
  schemes: SchemeRow[];
  schedules: ScheduleRow[];
  reviews: ReviewRow[];
  candidates: CandidateRow[];
  transactions: TransactionRow[];
  stages: StageRow[];
  notifications: NotificationRow[];
  regions: RegionRow[];
}

const ratedSchemes = (reviewRows: ReviewRow[]): SchemeRow[] =>
  // A copy, because the server changes its rows and a reset must find the seed untouched.
  structuredClone(schemeSeeds).map((seed) => {
    const ratings = reviewRows.filter(({ scheme_id }) => scheme_id === seed.id).map(({ rating }) => rating);
    const sum = ratings.reduce((total, rating) => total + rating, 0);
    return {
      ...seed,
      rating: ratings.length === 0 ? 0 : Math.round((sum / ratings.length) * 10) / 10,
      review_count: ratings.length,
    };
  });

export const seedWorld = (now: Date): World => {
  const reviewRows = reviews(now);
  const scheduleRows = schedules(now);
  return {
    schemes: ratedSchemes(reviewRows),
    schedules: scheduleRows,
    reviews: reviewRows,
    candidates: candidates(),
    ...journeys(now, scheduleRows),
    regions: regionRows(),
  };
};
