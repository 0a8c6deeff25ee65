import { useQuery } from '@tanstack/react-query';
import { type CalendarDate, dayInWib } from '../../domain/calendar/calendar-date.ts';
import { serverClockQuery } from '../server-now.ts';
import { useServices } from '../services.tsx';

/** No day lies after it, so nothing is refused as too late or too young. */
const lastDay: CalendarDate = '9999-12-31';

/**
 * Today in UTC+7 (specification 9) by the server's clock, because the device's may be years off. While that is not known it is the
 * last day of the calendar: then the server alone decides what lies in the future.
 */
export const useToday = (): CalendarDate => {
  const services = useServices();
  const { data } = useQuery(serverClockQuery(services));
  const now = data?.now() ?? null;
  return now === null ? lastDay : dayInWib(now);
};
