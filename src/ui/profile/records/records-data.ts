import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NewOrStored } from '../../../application/ports/profile/profile-repository.ts';
import type { RecordChanges } from '../../../application/profile/records.ts';
import { profileTokens } from '../../../application/profile/tokens.ts';
import type { Token } from '../../../application/token.ts';
import type { CalendarDate } from '../../../domain/calendar/calendar-date.ts';
import { lazyService, useService, useServices } from '../../core/services.tsx';
import { educationsKey } from '../public/profile-data.ts';

const careersKey = (candidateId: string) => ['profile', 'careers', candidateId];

export const useCareers = (candidateId: string) => {
  const profileRecords = useService(profileTokens.profileRecords);
  return useQuery({
    queryKey: careersKey(candidateId),
    queryFn: () => profileRecords.careers(candidateId),
  });
};

const useShownList = (key: QueryKey) => {
  const queries = useQueryClient();
  return async (list: unknown) => {
    await queries.cancelQueries({ queryKey: key });
    if (list === null) void queries.invalidateQueries({ queryKey: key });
    else queries.setQueryData(key, list);
  };
};

const useRecordChanges = <Stored extends { readonly id: string }>(
  token: Token<RecordChanges<Stored>>,
  key: QueryKey,
  candidateId: string,
) => {
  const services = useServices();
  const show = useShownList(key);
  return {
    save: async (record: NewOrStored<Stored>, today: CalendarDate) => {
      const outcome = await lazyService(services, token).save(record, { candidateId, today });
      if (outcome.kind === 'saved') await show(outcome.records);
      return outcome;
    },
    remove: async (id: string) => show(await lazyService(services, token).remove(id, candidateId)),
  };
};

export const useEducationChanges = (candidateId: string) =>
  useRecordChanges(profileTokens.educationRecords, educationsKey(candidateId), candidateId);

export const useCareerChanges = (candidateId: string) =>
  useRecordChanges(profileTokens.careerRecords, careersKey(candidateId), candidateId);
