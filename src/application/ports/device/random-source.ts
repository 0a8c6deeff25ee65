/** Where chance comes from: at least 0, less than 1. */
export interface RandomSource {
  next(): number;
}
