/** What a former candidate wrote about a scheme; `rating` is 0.5–5 in halves, `date` an ISO date. */
export interface Review {
  readonly id: string;
  readonly author: string;
  readonly rating: number;
  readonly text: string;
  readonly date: string;
}
