import { validateFile } from '../../application/files/validate-file.ts';
import type { FileLimits, FileProblem } from '../../domain/files/file-rules.ts';
import { largestSize } from '../components/media/file-size.ts';

/** Wording of specification 5 and the fault matrix 45–47. */
export const fileProblemText = (problem: FileProblem, { maxKb }: FileLimits): string =>
  ({
    tooLarge: `File tidak boleh berukuran lebih dari ${largestSize({ maxKb })}`,
    empty: 'File kosong',
    wrongType: 'Jenis file tidak sesuai',
    heic: 'Jenis file tidak sesuai. Browser ini tidak dapat membaca foto HEIC. Di iPhone: buka fotonya, lalu pilih Bagikan › Simpan sebagai JPEG; atau pilih Pengaturan › Kamera › Format › Paling Kompatibel, lalu ambil foto lagi.',
  })[problem];

/** For a file that was deleted or changed after it was chosen, or for an invalid picture. */
export const unreadableFileText = 'File tidak dapat dibaca';

export const fileRefusal = async (file: File, limits: FileLimits): Promise<string | null> => {
  try {
    const problem = await validateFile(file, limits);
    return problem && fileProblemText(problem, limits);
  } catch {
    return unreadableFileText;
  }
};

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
