/**
 * When the server answered, in milliseconds since the epoch. `told` is what it said itself; it is the same unless the server reads its own
 * clock in another time zone, as a clock in UTC without a zone.
 */
export interface ServerReading {
  readonly now: number;
  readonly told: number;
}

/** The server's clock (specification 7, GET /api/date-now), which decides about deadlines. */
export interface ServerTime {
  /** Rejects with `ApiFailure`. */
  read(): Promise<ServerReading>;
}
