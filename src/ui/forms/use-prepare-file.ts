import { asItIs, type PreparedFile } from '../../application/files/prepare-file.ts';
import { filesTokens } from '../../application/files/tokens.ts';
import type { FileLimits } from '../../domain/files/file-rules.ts';
import type { FileFault } from '../../domain/files/picture-fault.ts';
import { useService } from '../core/services.tsx';
import { fileProblemText } from './file-refusal.ts';

export interface InspectedFile extends PreparedFile {
  readonly fault: FileFault | null;
  /** Why it is not taken, if that is known before it is judged. */
  readonly refusal: string | null;
}

/** Prepares a chosen file for sending and inspects its picture. If that fails, for example because its code cannot load, keeps the file. */
export const usePrepareFile = (limits: FileLimits) => {
  const prepare = useService(filesTokens.prepareFile);
  const inspect = useService(filesTokens.inspectFile);
  return async (file: File): Promise<InspectedFile> => {
    const prepared = await prepare(file, limits).catch(() => asItIs(file));
    return {
      ...prepared,
      fault: await inspect(prepared.file).catch(() => null),
      refusal: prepared.problem && fileProblemText(prepared.problem, limits),
    };
  };
};
