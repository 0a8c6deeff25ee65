import { storedTraces } from '../../adapters/browser/stored-traces.ts';
import { HttpGuardianRepository } from '../../adapters/http/profile/http-guardian-repository.ts';
import { oldDrafts } from '../../application/draft/old-drafts.ts';
import { draftTokens } from '../../application/draft/tokens.ts';
import { saveGuardian } from '../../application/own-data/save-guardian.ts';
import { storedHere } from '../../application/own-data/stored-here.ts';
import { ownDataTokens } from '../../application/own-data/tokens.ts';
import { timeTokens } from '../../application/time/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provide, provideValue } from '../provide.ts';
import { draft } from './draft.ts';
import { time } from './time.ts';

export const ownData: ConceptModule = {
  buildsOn: [draft, time],
  bind: (bind, { client }) => {
    const traces = storedTraces({
      local: () => localStorage,
      session: () => sessionStorage,
      caches: () => globalThis.caches,
    });
    provideValue(bind, ownDataTokens.browserTraces, traces);
    provideValue(bind, ownDataTokens.guardians, new HttpGuardianRepository(client));
    provide(bind, ownDataTokens.saveGuardian, saveGuardian, { guardians: ownDataTokens.guardians });
    provide(bind, ownDataTokens.oldDrafts, oldDrafts, { drafts: draftTokens.drafts, clock: timeTokens.clock });
    provide(bind, ownDataTokens.storedHere, storedHere, {
      drafts: draftTokens.drafts,
      oldDrafts: ownDataTokens.oldDrafts,
    });
  },
};
