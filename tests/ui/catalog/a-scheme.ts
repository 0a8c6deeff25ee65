import type { SchemeSummary } from '../../../src/domain/catalog/scheme.ts';

export const aScheme = (rest: Partial<SchemeSummary> = {}): SchemeSummary => ({
  ...{ id: 'SKM-1', slug: 'barista', title: 'Barista', field: { id: 'B-1', name: 'Pariwisata' }, description: '' },
  ...{ price: 100_000, rating: 0, reviewCount: 0 },
  ...rest,
});
