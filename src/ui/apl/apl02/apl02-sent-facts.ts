import type { Apl02 } from '../../../domain/apl/apl02.ts';
import { answerOf, elementIds } from '../../../domain/apl/apl02-answers.ts';
import { fileSize } from '../../components/media/file-size.ts';
import type { Apl02Store } from './apl02-store.ts';

/** What goes out, line by line, for the question before it does. */
export const sentFacts = ({ scheme, units }: Apl02, store: Apl02Store): readonly string[] => {
  const { answers } = store.kept();
  const all = elementIds(units).map((id) => answerOf(answers, id));
  const competent = all.filter((answer) => answer.competent === true).length;
  const files = store.files.get();
  const used = files.filter(({ uses }) => uses.length > 0);
  const fresh = used.filter(({ stored }) => stored === null);
  const bytes = fresh.reduce((sum, { size }) => sum + size, 0);
  const unused = files.length - used.length;
  return [
    `Asesmen mandiri skema ${scheme.title}`,
    `${competent} elemen kompeten, ${all.length - competent} belum kompeten`,
    fresh.length === 0 ? 'Tanpa file baru' : `${fresh.length} file baru, ${fileSize(bytes)}`,
    ...(used.length > fresh.length ? [`${used.length - fresh.length} file yang sudah dikirim tetap dipakai`] : []),
    ...(unused > 0 ? [`${unused} file tidak dipakai elemen mana pun dan tidak ikut dikirim`] : []),
    'Pernyataan dan tanda tangan Anda',
  ];
};
