import { fieldsOf } from '../fields-of.ts';
import type { DraftContent } from '../ports/device/draft-store.ts';
import type { IdSource } from '../ports/device/id-source.ts';
import type { PictureDownloads } from '../ports/exam/picture-downloads.ts';

const megabyte = 1024 * 1024;
/** Maximum bytes of one picture and of all pictures of one exam. The limits are low, because a device can keep several exams. */
const mostOfOne = 2 * megabyte;
const mostOfAll = 10 * megabyte;

export type KeptPictures = ReadonlyMap<string, { readonly id: string; readonly file: File }>;

export const picturesIn = (content: DraftContent | null): KeptPictures => {
  const ids = Object.entries(fieldsOf(fieldsOf(content?.values).pictures));
  return new Map(
    ids.flatMap(([address, id]) => {
      if (typeof id !== 'string') return [];
      const file = content?.files.get(id);
      return file ? [[address, { id, file }] as const] : [];
    }),
  );
};

export const writtenPictures = (pictures: KeptPictures) => ({
  pictures: Object.fromEntries([...pictures].map(([address, { id }]) => [address, id])),
  files: new Map([...pictures.values()].map(({ id, file }) => [id, file])),
});

const sizeOf = (pictures: KeptPictures): number => [...pictures.values()].reduce((sum, { file }) => sum + file.size, 0);

/** Yields the kept pictures after each change. Fetches one at a time, to spare bandwidth; skips failed and oversized ones. */
export async function* fetchPictures(
  { pictures, ids }: { readonly pictures: PictureDownloads; readonly ids: IdSource },
  addresses: readonly string[],
  before: KeptPictures,
): AsyncGenerator<KeptPictures> {
  let kept: KeptPictures = new Map([...before].filter(([address]) => addresses.includes(address)));
  if (kept.size < before.size) yield kept;
  for (const address of new Set(addresses)) {
    if (kept.has(address)) continue;
    const most = Math.min(mostOfOne, mostOfAll - sizeOf(kept));
    const picture = await pictures.read(address, most).catch(() => null);
    if (!picture) continue;
    kept = new Map(kept).set(address, { id: ids.next(), file: new File([picture], 'gambar', { type: picture.type }) });
    yield kept;
  }
}
