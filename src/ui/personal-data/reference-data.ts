import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReferenceItem } from '../../application/ports/catalog/reference-repository.ts';
import type { ReferenceQueries } from '../../application/reference/reference-queries.ts';
import { referenceTokens } from '../../application/reference/tokens.ts';
import { useServices } from '../services.tsx';

/** A list to choose from; read once, because what it holds changes with an act of parliament. */
export type ReferenceList = UseQueryResult<readonly ReferenceItem[]>;

const useList = (
  name: string,
  parentId: string | null,
  read: (queries: ReferenceQueries) => Promise<readonly ReferenceItem[]>,
): ReferenceList => {
  const services = useServices();
  return useQuery({
    queryKey: ['reference', name, parentId],
    queryFn: async () => read(await services.resolve(referenceTokens.referenceQueries)),
    enabled: parentId !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
};

export const useProvinces = () => useList('provinces', null, (read) => read.provinces());
/** Those of a parent; nothing is read while that is empty. So do the following. */
export const useCities = (provinceId: string) => useList('cities', provinceId, (read) => read.cities(provinceId));
export const useDistricts = (cityId: string) => useList('districts', cityId, (read) => read.districts(cityId));
export const useVillages = (districtId: string) => useList('villages', districtId, (read) => read.villages(districtId));
export const useDisabilities = () => useList('disabilities', null, (read) => read.disabilities());
export const useDisabilityTypes = (disabilityId: string) =>
  useList('disabilityTypes', disabilityId, (read) => read.disabilityTypes(disabilityId));
