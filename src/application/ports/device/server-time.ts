/** The server's clock (specification 7, GET /api/date-now), which decides about deadlines. */
export interface ServerTime {
  /** Milliseconds since the epoch when the server answered. Rejects with `ApiFailure`. */
  read(): Promise<number>;
}
