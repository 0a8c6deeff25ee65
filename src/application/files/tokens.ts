import type { StoredFileRepository } from '../ports/apl/stored-file-repository.ts';
import { tokensOf } from '../token.ts';
import type { InspectFile, PrepareFile } from './prepare-file.ts';

const token = tokensOf('files');

export const filesTokens = {
  storedFiles: token<StoredFileRepository>('storedFiles'),
  prepareFile: token<PrepareFile>('prepareFile'),
  inspectFile: token<InspectFile>('inspectFile'),
};
