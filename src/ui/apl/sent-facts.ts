import type { Apl01 } from '../../domain/apl/apl01.ts';
import { fileSize } from '../components/media/file-size.ts';
import { purposeText } from './apl01/apl01-text.ts';
import type { Apl01Values } from './apl01/apl01-values.ts';
import { newFilesOf } from './apl01/use-send-apl01.ts';

/** What goes out, line by line, for the question before it does. */
export const factsOf = (
  values: Apl01Values,
  { scheme, requirements }: Apl01,
  files: ReadonlyMap<string, File>,
): readonly string[] => {
  const chosen = newFilesOf(values, requirements, files);
  const kept = requirements.filter(({ id, file }) => file !== null && !chosen.has(id)).length;
  const bytes = Array.from(chosen.values(), ({ size }) => size).reduce((sum, size) => sum + size, 0);
  const { purpose, otherPurpose } = values;
  const aim = purpose === 'other' ? otherPurpose : purpose === '' ? '' : purposeText[purpose];
  return [
    `Skema: ${scheme.title}`,
    `Pemohon: ${values.fullname}`,
    `Tujuan asesmen: ${aim}`,
    chosen.size === 0 ? 'Tanpa file baru' : `${chosen.size} file baru, ${fileSize(bytes)}`,
    ...(kept > 0 ? [`${kept} file yang sudah dikirim tetap dipakai`] : []),
    'Pernyataan dan tanda tangan Anda',
  ];
};
