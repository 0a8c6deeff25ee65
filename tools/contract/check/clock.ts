import { timeCalls } from '../../../src/adapters/http/time/time-calls.ts';
import { zonesApart } from '../../../src/domain/calendar/clock-offset.ts';
import type { Exchange } from '../recording/recorder.ts';
import type { Drift } from './drift.ts';
import { jsonOf } from './known.ts';

const minute = 60_000;

const spanText = (milliseconds: number): string => {
  const minutes = Math.round(Math.abs(milliseconds) / minute);
  const span = minutes % 60 === 0 ? `${minutes / 60} jam` : `${minutes} menit`;
  return `${span} lebih ${milliseconds > 0 ? 'cepat' : 'lambat'} daripada header Date`;
};

/** What the server's own time is apart from the time of its reply: hours cost the candidate, minutes nothing. */
export const clockDrifts = (exchange: Exchange): readonly Drift[] => {
  const { call, date } = exchange;
  const told = call === timeCalls.now ? timeCalls.now.reply.safeParse(jsonOf(exchange)) : null;
  if (date === null || !told?.success) return [];
  const now = Date.parse(told.data);
  if (Math.abs(now - date) <= minute) return [];
  const cost = zonesApart(now, date) === 0 ? 'none' : 'reply';
  const expected = new Date(date).toISOString();
  return [{ kind: 'clock', field: 'data', expected, found: spanText(now - date), cost, example: '', came: told.data }];
};
