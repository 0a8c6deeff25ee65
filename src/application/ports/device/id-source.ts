/** Makes identifiers that nobody else makes, for idempotency keys. */
export interface IdSource {
  next(): string;
}
