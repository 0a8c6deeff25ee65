import { HttpStoredFileRepository } from '../../adapters/http/files/http-stored-file-repository.ts';
import { storedFileQueries } from '../../application/files/stored-file-queries.ts';
import { filesTokens } from '../../application/files/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provide, provideValue } from '../provide.ts';

export const files: ConceptModule = {
  buildsOn: [],
  bind: (bind, { client }) => {
    provideValue(bind, filesTokens.storedFiles, new HttpStoredFileRepository(client));
    provide(bind, filesTokens.storedFileQueries, storedFileQueries, { storedFiles: filesTokens.storedFiles });
  },
};
