import { useEffect, useState } from 'react';
import { type AppealWindow, appealWindow } from '../../../domain/assessment/appeal.ts';
import { duration } from '../../../domain/calendar/duration.ts';
import type { Zone } from '../../../domain/calendar/in-zone.ts';
import { useServerNow } from '../../core/server-now.ts';
import { longDateTime } from '../../kit/format/date.ts';

const minute = 60_000;

/** Appeal window by the server clock; renders every minute and at the deadline. */
export const useAppealWindow = (facts: Parameters<typeof appealWindow>[0]): AppealWindow => {
  const now = useServerNow();
  const [tick, setTick] = useState(0);
  const window = appealWindow(facts, now);
  const left = window.kind === 'open' ? window.left : null;
  const { until } = facts;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tick`, a known `now` and `until` restart the timer; `left` differs on each render and must not
  useEffect(() => {
    if (left === null) return;
    const timer = setTimeout(() => setTick((count) => count + 1), (left % minute) + 1);
    return () => clearTimeout(timer);
  }, [tick, now === null, until, left === null]);
  return window;
};

/** `2 hari 5 jam`, `5 jam 12 menit`, `12 menit`; omits zero parts. */
export const leftText = (milliseconds: number): string => {
  if (milliseconds < minute) return 'kurang dari 1 menit';
  const left = duration(milliseconds);
  const days = Math.floor(left.asDays());
  const parts =
    days > 0
      ? [`${days} hari`, left.hours() > 0 && `${left.hours()} jam`]
      : [left.hours() > 0 && `${left.hours()} jam`, left.minutes() > 0 && `${left.minutes()} menit`];
  return parts.filter(Boolean).join(' ');
};

export const windowText = (
  window: Extract<AppealWindow, { readonly until: unknown }>,
  zone: Zone | undefined,
): string => {
  if (window.kind === 'over') return `Masa banding sudah berakhir ${longDateTime(window.until, zone)}.`;
  if (window.until === null) return 'Banding dapat dikirim. Batas waktunya tidak disebutkan; kirim secepatnya.';
  const left = window.left === null ? '' : ` Sisa waktu ${leftText(window.left)}.`;
  return `Banding dapat dikirim sampai ${longDateTime(window.until, zone)}.${left}`;
};
