import { useQuery } from '@tanstack/react-query';
import { T } from '../../application/tokens.ts';
import { type CalendarDate, dayInWib } from '../../domain/calendar/calendar-date.ts';
import { useServices } from '../services.tsx';

/** Today in UTC+7 (specification 9); undefined until the container is there. */
export const useToday = (): CalendarDate | undefined => {
  const services = useServices();
  const { data } = useQuery({
    queryKey: ['today'],
    queryFn: async () => dayInWib((await services.resolve(T.clock)).now()),
    staleTime: 0,
  });
  return data;
};
