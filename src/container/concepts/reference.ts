import { HttpReferenceRepository } from '../../adapters/http/reference/http-reference-repository.ts';
import { referenceTokens } from '../../application/reference/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provideValue } from '../provide.ts';

export const reference: ConceptModule = {
  buildsOn: [],
  bind: (bind, { client }) => {
    provideValue(bind, referenceTokens.references, new HttpReferenceRepository(client));
  },
};
