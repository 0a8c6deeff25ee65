import { type FileLimits, type FileProblem, fileProblem, headLength } from '../../domain/files/file-rules.ts';

/** Checks name, size and first bytes; rejects with the browser's error when the file cannot be read. */
export const validateFile = async (blob: Blob, limits: FileLimits): Promise<FileProblem | null> => {
  const head = new Uint8Array(await blob.slice(0, headLength).arrayBuffer());
  return fileProblem({ name: blob instanceof File ? blob.name : '', size: blob.size, head }, limits);
};
