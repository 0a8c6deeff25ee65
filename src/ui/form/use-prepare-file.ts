import type { PreparedFile } from '../../application/files/prepare-file.ts';
import { filesTokens } from '../../application/files/tokens.ts';
import type { FileLimits } from '../../domain/files/file-rules.ts';
import { useUseCase } from '../services.tsx';

export const usePrepareFile = (limits: FileLimits) => {
  const prepare = useUseCase(filesTokens.prepareFile);
  return (file: File): Promise<PreparedFile> => prepare(file, limits).catch(() => ({ file, shrunkFrom: null })); // its chunk could not load
};
