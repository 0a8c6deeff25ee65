import { useQuery } from '@tanstack/react-query';
import { type CalendarDate, dayInWib } from '../../domain/calendar/calendar-date.ts';
import { serverClockQuery } from '../server-now.ts';
import { useServices } from '../services.tsx';

/** Latest date, so that no check fails as too late or too young. */
const lastDay: CalendarDate = '9999-12-31';

/**
 * Today in UTC+7 (specification 9) by the server clock, since device clocks can be years off. Until that is known returns the latest date,
 * so that only the server rejects future dates.
 */
export const useToday = (): CalendarDate => {
  const services = useServices();
  const { data } = useQuery(serverClockQuery(services));
  const now = data?.now() ?? null;
  return now === null ? lastDay : dayInWib(now);
};
