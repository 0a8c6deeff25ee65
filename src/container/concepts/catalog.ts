import { HttpCatalogRepository } from '../../adapters/http/catalog/http-catalog-repository.ts';
import { catalogQueries } from '../../application/catalog/catalog-queries.ts';
import { catalogTokens } from '../../application/catalog/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provideValue } from '../provide.ts';

export const catalog: ConceptModule = {
  buildsOn: [],
  bind: (bind, { client, budgetSources, serverNow }) => {
    const catalog = new HttpCatalogRepository(client, budgetSources);
    provideValue(bind, catalogTokens.catalog, catalog);
    provideValue(bind, catalogTokens.catalogQueries, catalogQueries({ catalog, serverNow }));
  },
};
