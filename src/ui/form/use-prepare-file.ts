import type { PreparedFile } from '../../application/files/prepare-file.ts';
import { filesTokens } from '../../application/files/tokens.ts';
import type { FileLimits } from '../../domain/files/file-rules.ts';
import type { PictureFault } from '../../domain/files/picture-fault.ts';
import { useUseCase } from '../services.tsx';

export interface InspectedFile extends PreparedFile {
  readonly fault: PictureFault | null;
}

/** Makes a chosen file fit for sending and looks at its picture; the file itself where the code for that cannot load. */
export const usePrepareFile = (limits: FileLimits) => {
  const prepare = useUseCase(filesTokens.prepareFile);
  const inspect = useUseCase(filesTokens.inspectFile);
  return async (file: File): Promise<InspectedFile> => {
    const prepared = await prepare(file, limits).catch(() => ({ file, shrunkFrom: null }));
    return { ...prepared, fault: await inspect(prepared.file).catch(() => null) };
  };
};
