import { HttpCatalogRepository } from '../../adapters/http/catalog/http-catalog-repository.ts';
import { catalogQueries } from '../../application/catalog/catalog-queries.ts';
import { catalogTokens } from '../../application/catalog/tokens.ts';
import { timeTokens } from '../../application/time/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provide, provideValue } from '../provide.ts';
import { time } from './time.ts';

export const catalog: ConceptModule = {
  buildsOn: [time],
  bind: (bind, { client, budgetSources }) => {
    provideValue(bind, catalogTokens.catalog, new HttpCatalogRepository(client, budgetSources));
    provide(bind, catalogTokens.catalogQueries, catalogQueries, {
      catalog: catalogTokens.catalog,
      serverNow: timeTokens.serverNow,
    });
  },
};
