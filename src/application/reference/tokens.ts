import type { ReferenceRepository } from '../ports/catalog/reference-repository.ts';
import { tokensOf } from '../token.ts';

const token = tokensOf('reference');

export const referenceTokens = {
  references: token<ReferenceRepository>('references'),
};
