import { duration } from '../../domain/calendar/duration.ts';

/** What has begun counts as a second. */
const inSeconds = (milliseconds: number) => duration(Math.ceil(milliseconds / 1_000), 'seconds');

/** `23 jam 05 menit 09 detik`, without the parts in front that are zero. */
export const remainingText = (milliseconds: number): string => {
  const left = inSeconds(milliseconds);
  const hours = Math.floor(left.asHours());
  if (hours > 0) return `${hours} jam ${left.format('mm [menit] ss [detik]')}`;
  return left.format(left.minutes() > 0 ? 'm [menit] ss [detik]' : 's [detik]');
};

/** `1:05:09`, `42:10`, `0:07`: as a clock that counts down shows it. */
export const clockText = (milliseconds: number): string => {
  const left = inSeconds(milliseconds);
  const hours = Math.floor(left.asHours());
  return hours > 0 ? `${hours}:${left.format('mm:ss')}` : left.format('m:ss');
};
