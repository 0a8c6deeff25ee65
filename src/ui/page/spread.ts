/** A share in [0, 1) of a text. Deterministic; consecutive numbers get very different shares. */
export const shareOf = (text: string): number => {
  const sum = [...text].reduce((before, letter) => (before * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
  return ((sum * 7_919) % 15_000) / 15_000;
};

/** Milliseconds over which pages spread a read that all would make at the same second, such as when an exam opens. */
const spreadMs = 20_000;

/** Calls `read` within 20 s at a random time. Returns the function that cancels it. */
export const readSoon = (read: () => void, random: () => number = Math.random): (() => void) => {
  const timer = setTimeout(read, random() * spreadMs);
  return () => clearTimeout(timer);
};
