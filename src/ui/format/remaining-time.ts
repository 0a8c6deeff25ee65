const two = (count: number): string => String(count).padStart(2, '0');

/** `23 jam 05 menit 09 detik`, without the parts in front that are zero; what has begun counts as a second. */
export const remainingText = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1_000);
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  if (hours > 0) return `${hours} jam ${two(minutes)} menit ${two(seconds % 60)} detik`;
  return minutes > 0 ? `${minutes} menit ${two(seconds % 60)} detik` : `${seconds} detik`;
};

/** `1:05:09`, `42:10`, `0:07`: as a clock that counts down shows it; what has begun counts as a second. */
export const clockText = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1_000);
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
};
