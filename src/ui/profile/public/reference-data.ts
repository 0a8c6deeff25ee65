import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ApiFailure } from '../../../application/api-failure.ts';
import type { ReferenceItem, ReferenceRepository } from '../../../application/ports/catalog/reference-repository.ts';
import { referenceTokens } from '../../../application/reference/tokens.ts';
import type { PersonalData } from '../../../domain/profile/profile.ts';
import { useServices } from '../../core/services.tsx';

type Query = Pick<UseQueryResult<readonly ReferenceItem[]>, 'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'>;

/** A list of options. Never stale, because its data rarely changes. */
export interface ReferenceList extends Query {
  /** The list is unavailable, so the candidate types the value. */
  readonly typed: boolean;
}

const repliedWithoutItems = ({ data, error }: Query): boolean => {
  if (data) return data.length === 0;
  return (
    error instanceof ApiFailure &&
    ['http', 'refused', 'contract', 'between'].includes(error.kind) &&
    error.status !== 429
  );
};

const useList = (
  name: string,
  parentId: string | null,
  read: (references: ReferenceRepository) => Promise<readonly ReferenceItem[]>,
  parent?: ReferenceList,
): ReferenceList => {
  const services = useServices();
  const parentTyped = parent?.typed ?? false;
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['reference', name, parentId],
    queryFn: async () => read(await services.resolve(referenceTokens.references)),
    enabled: parentId !== '' && !parentTyped,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const query = { data, error, isPending, isFetching, refetch };
  return { ...query, typed: parentTyped || repliedWithoutItems(query) };
};

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

export const useDisabilities = (disabilityId: string) => {
  const disabilities = useList('disabilities', null, (read) => read.disabilities());
  const read = (references: ReferenceRepository) => references.disabilityTypes(disabilityId);
  return { disabilities, types: useList('disabilityTypes', disabilityId, read, disabilities) };
};
