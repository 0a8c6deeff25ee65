import { HttpGuardianRepository } from '../../adapters/http/profile/http-guardian-repository.ts';
import { guardianTokens } from '../../application/profile/guardian-tokens.ts';
import { saveGuardian } from '../../application/profile/save-guardian.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provide, provideValue } from '../provide.ts';

export const guardian: ConceptModule = {
  buildsOn: [],
  bind: (bind, { client }) => {
    provideValue(bind, guardianTokens.guardians, new HttpGuardianRepository(client));
    provide(bind, guardianTokens.saveGuardian, saveGuardian, { guardians: guardianTokens.guardians });
  },
};
