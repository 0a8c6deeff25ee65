/** A review by a former candidate; `rating` is 0.5–5 in halves, 0 for none; `date` is an ISO date or null. */
export interface Review {
  readonly id: string;
  readonly author: string;
  readonly rating: number;
  readonly text: string;
  readonly date: string | null;
}
