import type { PreparedFile } from '../../application/files/prepare-file.ts';
import { filesTokens } from '../../application/files/tokens.ts';
import type { FileLimits } from '../../domain/files/file-rules.ts';
import type { FileFault } from '../../domain/files/picture-fault.ts';
import { useUseCase } from '../services.tsx';

export interface InspectedFile extends PreparedFile {
  readonly fault: FileFault | null;
}

/** Prepares a chosen file for sending and inspects its picture. If that fails, for example because its code cannot load, keeps the file. */
export const usePrepareFile = (limits: FileLimits) => {
  const prepare = useUseCase(filesTokens.prepareFile);
  const inspect = useUseCase(filesTokens.inspectFile);
  return async (file: File): Promise<InspectedFile> => {
    const prepared = await prepare(file, limits).catch(() => ({ file, shrunkFrom: null }));
    return { ...prepared, fault: await inspect(prepared.file).catch(() => null) };
  };
};
