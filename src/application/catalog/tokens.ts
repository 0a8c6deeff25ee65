import type { CatalogRepository } from '../ports/catalog/catalog-repository.ts';
import { tokensOf } from '../token.ts';
import type { CatalogQueries } from './catalog-queries.ts';

const token = tokensOf('catalog');

export const catalogTokens = {
  catalog: token<CatalogRepository>('catalog'),
  catalogQueries: token<CatalogQueries>('catalogQueries'),
};
