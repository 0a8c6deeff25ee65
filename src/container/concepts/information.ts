import { fetchedTextFiles } from '../../adapters/browser/fetched-text-files.ts';
import { informationQueries } from '../../application/information/information-queries.ts';
import { informationTokens } from '../../application/information/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provide, provideValue } from '../provide.ts';

export const information: ConceptModule = {
  buildsOn: [],
  bind: (bind) => {
    provideValue(bind, informationTokens.textFiles, fetchedTextFiles);
    provide(bind, informationTokens.informationQueries, informationQueries, { textFiles: informationTokens.textFiles });
  },
};
