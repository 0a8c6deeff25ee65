/** An entry of a reference list. */
export interface ReferenceItem {
  readonly id: string;
  readonly name: string;
}

/** Lists that forms choose from (specification 7, Profile and reference data). Every method rejects with `ApiFailure` only; a parent that does not exist has no entries. */
export interface ReferenceRepository {
  provinces(): Promise<readonly ReferenceItem[]>;
  cities(provinceId: string): Promise<readonly ReferenceItem[]>;
  districts(cityId: string): Promise<readonly ReferenceItem[]>;
  villages(districtId: string): Promise<readonly ReferenceItem[]>;
  disabilities(): Promise<readonly ReferenceItem[]>;
  /** The types of one disability. */
  disabilityTypes(disabilityId: string): Promise<readonly ReferenceItem[]>;
}
