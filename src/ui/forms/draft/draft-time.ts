import { deviceDate, deviceDateTime, deviceTime } from '../../kit/format/date.ts';

/** `10.32 WITA`, or `3 Jan 2026, 10.32 WITA` if not today, by the clock of this device; arguments in milliseconds. */
export const draftTime = (savedAt: number, now: number): string => {
  return deviceDate(savedAt) === deviceDate(now) ? deviceTime(savedAt) : deviceDateTime(savedAt);
};
