/** A random number in [0, 1). */
export interface RandomSource {
  next(): number;
}
