import { duration } from '../../../domain/calendar/duration.ts';

const inSeconds = (milliseconds: number) => duration(Math.ceil(milliseconds / 1_000), 'seconds');

/** `23 jam 59 menit`, `24 jam`, `9 menit 05 detik`, `5 detik`: seconds only in the last hour, because they frighten before. */
export const remainingText = (milliseconds: number): string => {
  const left = inSeconds(milliseconds);
  const hours = Math.floor(left.asHours());
  if (hours > 0) return [`${hours} jam`, left.minutes() > 0 && `${left.minutes()} menit`].filter(Boolean).join(' ');
  return left.format(left.minutes() > 0 ? 'm [menit] ss [detik]' : 's [detik]');
};

export const clockText = (milliseconds: number): string => {
  const left = inSeconds(milliseconds);
  const hours = Math.floor(left.asHours());
  return hours > 0 ? `${hours}:${left.format('mm:ss')}` : left.format('m:ss');
};
