const minute = 60_000;
const steps = [
  ['menit', minute],
  ['jam', 60 * minute],
  ['hari', 24 * 60 * minute],
  ['bulan', 30 * 24 * 60 * minute],
  ['tahun', 365 * 24 * 60 * minute],
] as const;

/** `baru saja`, `5 menit yang lalu`, `3 hari yang lalu`; null if the instant is over a minute in the future. `now` is in milliseconds. */
export const relativeTime = (instant: string, now: number): string | null => {
  const age = now - Date.parse(instant);
  if (age < -minute) return null;
  const step = steps.findLast(([, length]) => age >= length);
  if (!step) return 'baru saja';
  const [unit, length] = step;
  return `${Math.floor(age / length)} ${unit} yang lalu`;
};
