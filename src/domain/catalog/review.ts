/** What a former candidate wrote about a scheme; `rating` is 0.5–5 in halves, and 0 where none is told; `date` an ISO date, null where it is not known. */
export interface Review {
  readonly id: string;
  readonly author: string;
  readonly rating: number;
  readonly text: string;
  readonly date: string | null;
}
