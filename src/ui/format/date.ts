const zone = 'Asia/Jakarta'; // the zone of the body, whatever the device's is (specification 9: UTC+7, WIB)

const long = new Intl.DateTimeFormat('id-ID', {
  timeZone: zone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const short = new Intl.DateTimeFormat('id-ID', { timeZone: zone, day: 'numeric', month: 'short', year: 'numeric' });
const clock = new Intl.DateTimeFormat('id-ID', {
  timeZone: zone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const month = new Intl.DateTimeFormat('id-ID', { timeZone: zone, month: 'long', year: 'numeric' });

/** `Senin, 5 Januari 2026` */
export const longDate = (instant: string): string => long.format(new Date(instant));

/** `Senin, 5 Januari 2026, 09.00 WIB` */
export const longDateTime = (instant: string): string => `${longDate(instant)}, ${timeOfDay(instant)} WIB`;

/** `5 Jan 2026` */
export const shortDate = (instant: string): string => short.format(new Date(instant));

/** `09.00` */
export const timeOfDay = (instant: string): string => clock.format(new Date(instant)).replace(':', '.');

/** `2026-01` → `Januari 2026` */
export const monthName = (yearAndMonth: string): string => month.format(new Date(`${yearAndMonth}-15T00:00:00Z`));
