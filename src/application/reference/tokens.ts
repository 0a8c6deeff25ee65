import type { ReferenceRepository } from '../ports/catalog/reference-repository.ts';
import { tokensOf } from '../token.ts';
import type { ReferenceQueries } from './reference-queries.ts';

const token = tokensOf('reference');

export const referenceTokens = {
  references: token<ReferenceRepository>('references'),
  referenceQueries: token<ReferenceQueries>('referenceQueries'),
};
