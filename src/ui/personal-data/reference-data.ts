import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ApiFailure } from '../../application/api-failure.ts';
import type { ReferenceItem } from '../../application/ports/catalog/reference-repository.ts';
import type { ReferenceQueries } from '../../application/reference/reference-queries.ts';
import { referenceTokens } from '../../application/reference/tokens.ts';
import type { PersonalData } from '../../domain/profile/profile.ts';
import { useServices } from '../services.tsx';

type Query = Pick<UseQueryResult<readonly ReferenceItem[]>, 'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'>;

/** A list to choose from; read once, because what it holds changes with an act of parliament. */
export interface ReferenceList extends Query {
  /** The server has no such list, or none that can be read: what would be chosen is written. */
  readonly typed: boolean;
}

/** Whether the server answered, and nothing can be chosen from its answer. */
const isUseless = ({ data, error }: Query): boolean => {
  if (data) return data.length === 0;
  return error instanceof ApiFailure && ['http', 'refused', 'contract'].includes(error.kind) && error.status !== 429;
};

/** A list, whose parent may have one of its own. Nothing is read while the parent is empty, or was written. */
const useList = (
  name: string,
  parentId: string | null,
  read: (queries: ReferenceQueries) => Promise<readonly ReferenceItem[]>,
  parent?: ReferenceList,
): ReferenceList => {
  const services = useServices();
  const parentTyped = parent?.typed ?? false;
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['reference', name, parentId],
    queryFn: async () => read(await services.resolve(referenceTokens.referenceQueries)),
    enabled: parentId !== '' && !parentTyped,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const query = { data, error, isPending, isFetching, refetch };
  return { ...query, typed: parentTyped || isUseless(query) };
};

/** The lists of an address, each inside what is chosen from the one before. */
export const useRegions = ({
  provinceId,
  cityId,
  districtId,
}: Pick<PersonalData, 'provinceId' | 'cityId' | 'districtId'>) => {
  const provinces = useList('provinces', null, (read) => read.provinces());
  const cities = useList('cities', provinceId, (read) => read.cities(provinceId), provinces);
  const districts = useList('districts', cityId, (read) => read.districts(cityId), cities);
  const villages = useList('villages', districtId, (read) => read.villages(districtId), districts);
  return { provinces, cities, districts, villages };
};

/** The lists of disabilities, and of the types of one. */
export const useDisabilities = (disabilityId: string) => {
  const disabilities = useList('disabilities', null, (read) => read.disabilities());
  const read = (queries: ReferenceQueries) => queries.disabilityTypes(disabilityId);
  return { disabilities, types: useList('disabilityTypes', disabilityId, read, disabilities) };
};
