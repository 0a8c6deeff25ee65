import { type CalendarDate, dayInWib } from '../../domain/calendar/calendar-date.ts';
import { useServerNow } from '../core/server-now.ts';

const lastDay: CalendarDate = '9999-12-31';

/**
 * Today in UTC+7 (specification 9) by the server clock, because device clocks can be years off. Until the clock is known, returns the
 * latest possible date, so that only the server rejects future dates.
 */
export const useToday = (): CalendarDate => {
  const now = useServerNow();
  return now === null ? lastDay : dayInWib(now);
};
