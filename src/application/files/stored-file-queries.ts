import type { StoredFile } from '../../domain/assessment/form-status.ts';
import type { StoredFileRepository } from '../ports/apl/stored-file-repository.ts';

export type StoredFileQueries = ReturnType<typeof storedFileQueries>;

export const storedFileQueries = ({ storedFiles }: { storedFiles: StoredFileRepository }) => ({
  content: (file: StoredFile) => storedFiles.content(file),
});
