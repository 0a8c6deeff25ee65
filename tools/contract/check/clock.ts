import { timeCalls } from '../../../src/adapters/http/time/time-calls.ts';
import { zonesApart } from '../../../src/domain/calendar/clock-offset.ts';
import type { Exchange } from '../recording/recorder.ts';
import type { Drift } from './drift.ts';
import { jsonOf } from './known.ts';

const minute = 60_000;

/** Whether two clocks show the same moment, as far as a reply can tell. */
export const isSameMoment = (a: number, b: number): boolean => Math.abs(a - b) <= minute;

const spanText = (milliseconds: number, other: string): string => {
  const minutes = Math.round(Math.abs(milliseconds) / minute);
  const span = minutes % 60 === 0 ? `${minutes / 60} jam` : `${minutes} menit`;
  return `${span} lebih ${milliseconds > 0 ? 'cepat' : 'lambat'} daripada ${other}`;
};

export const headerDate = 'header Date';

/**
 * What the server's own time is apart from the time of its reply: hours cost the candidate, minutes nothing. If this machine agrees with the
 * server's own time, `Date` is the wrong one.
 */
export const clockDrifts = (exchange: Exchange): readonly Drift[] => {
  const { call, date, arrived } = exchange;
  const told = call === timeCalls.now ? timeCalls.now.reply.safeParse(jsonOf(exchange)) : null;
  if (date === null || !told?.success) return [];
  const now = Date.parse(told.data);
  if (isSameMoment(now, date)) return [];
  const cost = zonesApart(now, date) === 0 ? 'none' : 'reply';
  const [field, wrong, right, other] = isSameMoment(now, arrived)
    ? [headerDate, date, now, 'waktu di jawabannya']
    : ['data', now, date, headerDate];
  const clocks = { expected: new Date(right).toISOString(), found: spanText(wrong - right, other) };
  return [{ kind: 'clock', field, ...clocks, cost, isAlways: false, example: '', came: told.data }];
};
