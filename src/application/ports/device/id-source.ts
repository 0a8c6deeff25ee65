/** Each call returns a new, globally unique id. */
export interface IdSource {
  next(): string;
}
