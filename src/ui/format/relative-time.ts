const words = new Intl.RelativeTimeFormat('id-ID', { numeric: 'always' });

const minute = 60_000;
const steps = [
  ['minute', minute],
  ['hour', 60 * minute],
  ['day', 24 * 60 * minute],
  ['month', 30 * 24 * 60 * minute],
  ['year', 365 * 24 * 60 * minute],
] as const;

/** `baru saja`, `5 menit yang lalu`, `3 hari yang lalu`; null for an instant that, by this device's clock (ms), is still to come. */
export const relativeTime = (instant: string, now: number): string | null => {
  const age = now - Date.parse(instant);
  if (age < -minute) return null;
  const step = steps.findLast(([, length]) => age >= length);
  if (!step) return 'baru saja';
  const [unit, length] = step;
  return words.format(-Math.floor(age / length), unit);
};
