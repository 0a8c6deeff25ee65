import { storedTraces } from '../../adapters/browser/stored-traces.ts';
import { oldDrafts } from '../../application/draft/old-drafts.ts';
import { draftTokens } from '../../application/draft/tokens.ts';
import { storedHere } from '../../application/own-data/stored-here.ts';
import { ownDataTokens } from '../../application/own-data/tokens.ts';
import { timeTokens } from '../../application/time/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provide, provideValue } from '../provide.ts';
import { draft } from './draft.ts';
import { time } from './time.ts';

/** What a candidate can see and remove of their own data on this device. */
export const ownData: ConceptModule = {
  buildsOn: [draft, time],
  bind: (bind) => {
    const traces = storedTraces({
      local: () => localStorage,
      session: () => sessionStorage,
      caches: () => globalThis.caches,
    });
    provideValue(bind, ownDataTokens.browserTraces, traces);
    provide(bind, ownDataTokens.oldDrafts, oldDrafts, { drafts: draftTokens.drafts, clock: timeTokens.clock });
    provide(bind, ownDataTokens.storedHere, storedHere, {
      drafts: draftTokens.drafts,
      oldDrafts: ownDataTokens.oldDrafts,
    });
  },
};
