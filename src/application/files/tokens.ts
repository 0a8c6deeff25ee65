import type { StoredFileRepository } from '../ports/apl/stored-file-repository.ts';
import { tokensOf } from '../token.ts';
import type { StoredFileQueries } from './stored-file-queries.ts';

const token = tokensOf('files');

export const filesTokens = {
  storedFiles: token<StoredFileRepository>('storedFiles'),
  storedFileQueries: token<StoredFileQueries>('storedFileQueries'),
};
