import type { AplRepository } from '../ports/apl/apl-repository.ts';
import { tokensOf } from '../token.ts';
import type { SubmitApl01 } from './submit-apl01.ts';
import type { SubmitApl02 } from './submit-apl02.ts';

const token = tokensOf('apl');

export const aplTokens = {
  apls: token<AplRepository>('apls'),
  submitApl01: token<SubmitApl01>('submitApl01'),
  submitApl02: token<SubmitApl02>('submitApl02'),
};
