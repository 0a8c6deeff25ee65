import { validateFile } from '../../application/files/validate-file.ts';
import type { FileLimits, FileProblem } from '../../domain/files/file-rules.ts';
import { largestSize } from '../components/media/file-size.ts';

/** What is wrong with a file, in the words of specification 5 and the fault matrix 45–47. */
export const fileProblemText = (problem: FileProblem, { maxKb }: FileLimits): string =>
  ({
    tooLarge: `File tidak boleh berukuran lebih dari ${largestSize({ maxKb })}`,
    empty: 'File kosong',
    wrongType: 'Jenis file tidak sesuai',
  })[problem];

/** Said of a file that is there no more, changed since it was chosen, or is no picture inside. */
export const unreadableFileText = 'File tidak dapat dibaca';

/** Why this file cannot be taken, in Indonesian; null when it can. */
export const fileRefusal = async (file: File, limits: FileLimits): Promise<string | null> => {
  try {
    const problem = await validateFile(file, limits);
    return problem && fileProblemText(problem, limits);
  } catch {
    return unreadableFileText;
  }
};

/** The same of a picture, which must also be one inside and not by its first bytes only. */
export const pictureRefusal = async (file: File, limits: FileLimits): Promise<string | null> => {
  const refusal = await fileRefusal(file, limits);
  if (refusal) return refusal;
  try {
    (await createImageBitmap(file)).close();
    return null;
  } catch {
    return unreadableFileText;
  }
};
