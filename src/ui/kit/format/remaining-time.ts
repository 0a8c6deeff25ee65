import { duration } from '../../../domain/calendar/duration.ts';

const inSeconds = (milliseconds: number) => duration(Math.ceil(milliseconds / 1_000), 'seconds');

export const remainingText = (milliseconds: number): string => {
  const left = inSeconds(milliseconds);
  const hours = Math.floor(left.asHours());
  if (hours > 0) return `${hours} jam ${left.format('mm [menit] ss [detik]')}`;
  return left.format(left.minutes() > 0 ? 'm [menit] ss [detik]' : 's [detik]');
};

export const clockText = (milliseconds: number): string => {
  const left = inSeconds(milliseconds);
  const hours = Math.floor(left.asHours());
  return hours > 0 ? `${hours}:${left.format('mm:ss')}` : left.format('m:ss');
};
