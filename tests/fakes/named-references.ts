const named = async () => [{ id: '1', name: 'Contoh' }];

/** Lists of one entry each. */
export const namedReferences = {
  provinces: named,
  cities: named,
  districts: named,
  villages: named,
  disabilities: named,
  disabilityTypes: named,
} as never;
