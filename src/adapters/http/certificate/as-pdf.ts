import { headLength, kindOf } from '../../../domain/files/file-rules.ts';

/** The file as a PDF if its first bytes are those of a PDF, whatever its content type; otherwise null (fault matrix 82). */
export const asPdf = async (file: Blob): Promise<Blob | null> => {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  return kindOf(head, ['pdf']) ? new Blob([file], { type: 'application/pdf' }) : null;
};
