const day = 24 * 60;

/** For minutes: `12 jam 3 menit`, `45 menit`, `400 hari`. Rounds two days or more to whole days. */
export const spanText = (minutes: number): string => {
  if (minutes >= 2 * day) return `${Math.round(minutes / day)} hari`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} jam`, rest > 0 && `${rest} menit`].filter(Boolean).join(' ');
};
