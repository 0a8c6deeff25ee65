/** A share in [0, 1) of a text. Deterministic; consecutive numbers get very different shares. */
export const shareOf = (text: string): number => {
  const sum = [...text].reduce((before, letter) => (before * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
  return ((sum * 7_919) % 15_000) / 15_000;
};

/**
 * Calls `read` at a random time within 20 s or `withinMs`, because many pages would make this read at the same second, such as when an exam
 * opens or ends. Returns the function that cancels it.
 */
export const readSoon = (read: () => void, { withinMs = 20_000, random = Math.random } = {}): (() => void) => {
  const timer = setTimeout(read, random() * withinMs);
  return () => clearTimeout(timer);
};
