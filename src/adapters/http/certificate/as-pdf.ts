import { headLength, kindOf } from '../../../domain/files/file-rules.ts';

/** A file as the PDF that its first bytes say it is, whatever the reply calls it; null when they do not (fault matrix 82). */
export const asPdf = async (file: Blob): Promise<Blob | null> => {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  return kindOf(head, ['pdf']) ? new Blob([file], { type: 'application/pdf' }) : null;
};
