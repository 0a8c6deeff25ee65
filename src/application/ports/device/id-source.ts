/** Generates unique ids for idempotency keys. */
export interface IdSource {
  next(): string;
}
