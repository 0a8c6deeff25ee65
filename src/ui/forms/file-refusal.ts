import { validateFile } from '../../application/files/validate-file.ts';
import { endingOf, shownFileName } from '../../domain/files/file-name.ts';
import type { FileLimits, FileProblem } from '../../domain/files/file-rules.ts';
import { grouped } from '../kit/components/text/grouped.ts';

/** Names the content if the extension is accepted, because a text about the type would contradict the hint. */
const wrongTypeText = (name: string, kinds: FileLimits['kinds']): string => {
  const ending = endingOf(shownFileName(name));
  return kinds.some((kind) => kind === (ending === 'jpg' ? 'jpeg' : ending))
    ? `Isi file ini bukan ${ending.toUpperCase()}, walau namanya berakhiran .${ending}. Simpan ulang file itu, lalu pilih lagi`
    : 'Jenis file tidak sesuai';
};

/** Wording of specification 5 and the fault matrix 45–47. */
export const fileProblemText = (problem: FileProblem, { maxKb, kinds }: FileLimits, name = ''): string =>
  ({
    tooLarge: `File tidak boleh berukuran lebih dari ${grouped(maxKb)} KB`,
    empty: 'File kosong',
    wrongType: wrongTypeText(name, kinds),
    heic: 'Jenis file tidak sesuai. Browser ini tidak dapat membaca foto HEIC. Di iPhone: buka fotonya, lalu pilih Bagikan › Simpan sebagai JPEG; atau pilih Pengaturan › Kamera › Format › Paling Kompatibel, lalu ambil foto lagi.',
    untrue: `Browser ini melindungi gambar, jadi foto tidak dapat diperkecil di sini. Pilih ${kinds.includes('pdf') ? 'PDF atau foto JPG' : 'foto JPG'} yang paling besar ${grouped(maxKb)} KB, atau izinkan data kanvas untuk situs ini lalu pilih lagi`,
  })[problem];

export const unreadableFileText = 'File tidak dapat dibaca';

export const fileRefusal = async (file: File, limits: FileLimits): Promise<string | null> => {
  try {
    const problem = await validateFile(file, limits);
    return problem && fileProblemText(problem, limits, file.name);
  } catch {
    return unreadableFileText;
  }
};

/** The refusal of an evidence file. For a PDF over the limit it also suggests photos, because pictures are shrunk before they are judged. */
export const evidenceRefusal = async (file: File, limits: FileLimits): Promise<string | null> => {
  const refusal = await fileRefusal(file, limits);
  return refusal === fileProblemText('tooLarge', limits) && endingOf(file.name) === 'pdf'
    ? `${refusal}. Foto halamannya (JPG) juga boleh; kami perkecil sendiri`
    : refusal;
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
