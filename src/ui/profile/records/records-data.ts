import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NewOrStored } from '../../../application/ports/profile/profile-repository.ts';
import { profileTokens } from '../../../application/profile/tokens.ts';
import type { CalendarDate } from '../../../domain/calendar/calendar-date.ts';
import type { Career, Education } from '../../../domain/profile/profile.ts';
import { useServices, useUseCase } from '../../services.tsx';

const educationsKey = (candidateId: string) => ['profile', 'educations', candidateId];
const careersKey = (candidateId: string) => ['profile', 'careers', candidateId];

/** The schools and studies of a candidate, the latest first. */
export const useEducations = (candidateId: string) => {
  const services = useServices();
  return useQuery({
    queryKey: educationsKey(candidateId),
    queryFn: async () => (await services.resolve(profileTokens.profileQueries)).educations(candidateId),
  });
};

/** The positions of a candidate, the latest first. */
export const useCareers = (candidateId: string) => {
  const services = useServices();
  return useQuery({
    queryKey: careersKey(candidateId),
    queryFn: async () => (await services.resolve(profileTokens.profileQueries)).careers(candidateId),
  });
};

/** Shows a list as the server has just told it, whatever an older read still brings. */
const useShownList = (key: QueryKey) => {
  const queries = useQueryClient();
  return async (list: unknown) => {
    await queries.cancelQueries({ queryKey: key });
    queries.setQueryData(key, list);
  };
};

/** Saving, see `saveEducation`; what is stored is shown at once. */
export const useSaveEducation = (candidateId: string) => {
  const save = useUseCase(profileTokens.saveEducation);
  const show = useShownList(educationsKey(candidateId));
  return async (record: NewOrStored<Education>, today: CalendarDate) => {
    const outcome = await save(record, { candidateId, today });
    if (outcome.kind === 'saved') await show(outcome.educations);
    return outcome;
  };
};

/** Saving, see `saveCareer`; what is stored is shown at once. */
export const useSaveCareer = (candidateId: string) => {
  const save = useUseCase(profileTokens.saveCareer);
  const show = useShownList(careersKey(candidateId));
  return async (record: NewOrStored<Career>, today: CalendarDate) => {
    const outcome = await save(record, { candidateId, today });
    if (outcome.kind === 'saved') await show(outcome.careers);
    return outcome;
  };
};

/** Removing by id; what is left is shown at once. */
export const useRemoveEducation = (candidateId: string) => {
  const remove = useUseCase(profileTokens.removeEducation);
  const show = useShownList(educationsKey(candidateId));
  return async (id: string) => show(await remove(id));
};

/** Removing by id; what is left is shown at once. */
export const useRemoveCareer = (candidateId: string) => {
  const remove = useUseCase(profileTokens.removeCareer);
  const show = useShownList(careersKey(candidateId));
  return async (id: string) => show(await remove(id));
};
