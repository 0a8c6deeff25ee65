import { HttpCatalogRepository } from '../../adapters/http/catalog/http-catalog-repository.ts';
import { catalogQueries } from '../../application/catalog/catalog-queries.ts';
import { catalogTokens } from '../../application/catalog/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provide, provideValue } from '../provide.ts';

export const catalog: ConceptModule = {
  buildsOn: [],
  bind: (bind, { client, budgetSources }) => {
    provideValue(bind, catalogTokens.catalog, new HttpCatalogRepository(client, budgetSources));
    provide(bind, catalogTokens.catalogQueries, catalogQueries, { catalog: catalogTokens.catalog });
  },
};
