export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

// WIB has no daylight saving, so shifted UTC is enough and the zone of the machine never matters.
const shifted = (instant: number) => new Date(instant + 7 * HOUR);

const wibIso = (instant: number) => `${shifted(instant).toISOString().slice(0, 19)}+07:00`;

export const ago = (now: Date, duration: number) => wibIso(now.getTime() - duration);

/** A clock time in WIB on the day that lies `days` after today. */
export const wibAt = (now: Date, days: number, time: string) =>
  `${wibIso(now.getTime() + days * DAY).slice(0, 10)}T${time}:00+07:00`;

/** The end of the nth working day after a past moment; the simulation knows no public holidays. */
export const endOfWorkingDay = (now: Date, since: number, workingDays: number) => {
  let instant = now.getTime() - since;
  for (let left = workingDays; left > 0; ) {
    instant += DAY;
    const weekday = shifted(instant).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return `${wibIso(instant).slice(0, 10)}T23:59:59+07:00`;
};
