export interface ReferenceItem {
  readonly id: string;
  readonly name: string;
}

/** Choice lists (specification 7, Profile and reference data). Rejects with `ApiFailure` only; an unknown parent has no entries. */
export interface ReferenceRepository {
  provinces(): Promise<readonly ReferenceItem[]>;
  cities(provinceId: string): Promise<readonly ReferenceItem[]>;
  districts(cityId: string): Promise<readonly ReferenceItem[]>;
  villages(districtId: string): Promise<readonly ReferenceItem[]>;
  disabilities(): Promise<readonly ReferenceItem[]>;
  disabilityTypes(disabilityId: string): Promise<readonly ReferenceItem[]>;
}
