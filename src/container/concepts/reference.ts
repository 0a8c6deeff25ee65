import { HttpReferenceRepository } from '../../adapters/http/reference/http-reference-repository.ts';
import { referenceQueries } from '../../application/reference/reference-queries.ts';
import { referenceTokens } from '../../application/reference/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provide, provideValue } from '../provide.ts';

export const reference: ConceptModule = {
  buildsOn: [],
  bind: (bind, { client }) => {
    provideValue(bind, referenceTokens.references, new HttpReferenceRepository(client));
    provide(bind, referenceTokens.referenceQueries, referenceQueries, { references: referenceTokens.references });
  },
};
