import type { ReferenceRepository } from '../ports/catalog/reference-repository.ts';

export type ReferenceQueries = ReturnType<typeof referenceQueries>;

export const referenceQueries = (deps: { references: ReferenceRepository }) => ({
  provinces: () => deps.references.provinces(),
  cities: (provinceId: string) => deps.references.cities(provinceId),
  districts: (cityId: string) => deps.references.districts(cityId),
  villages: (districtId: string) => deps.references.villages(districtId),
  disabilities: () => deps.references.disabilities(),
  disabilityTypes: (disabilityId: string) => deps.references.disabilityTypes(disabilityId),
});
