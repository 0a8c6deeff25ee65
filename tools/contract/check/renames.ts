import type { Drift } from './drift.ts';

/** Whether one name becomes the other when at most `most` letters are added, removed or changed. */
const isNear = (name: string, other: string, most: number): boolean => {
  if (name === '' || other === '') return name.length + other.length <= most;
  const [rest, otherRest] = [name.slice(1), other.slice(1)];
  if (name[0] === other[0]) return isNear(rest, otherRest, most);
  const ways = [[rest, other] as const, [name, otherRest] as const, [rest, otherRest] as const];
  return most > 0 && ways.some(([one, another]) => isNear(one, another, most - 1));
};

/** `data[].` and `slug` */
export const partsOf = ({ field }: Drift): readonly [string, string] => {
  const start = Math.max(field.lastIndexOf('.'), field.lastIndexOf(']')) + 1;
  return [field.slice(0, start), field.slice(start)];
};

const plain = (name: string): string => name.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();

/**
 * Whether the unknown field is probably the missing one under another name. Names that differ in more than case and underscores also need
 * values of the same form.
 */
const isRename = (missing: Drift, extra: Drift): boolean => {
  const [[at, was], [place, is]] = [partsOf(missing), partsOf(extra)];
  const [name, other] = [plain(was), plain(is)];
  if (at !== place || name === other) return at === place;
  const hasForm = missing.expected.split(' | ').some((form) => extra.found.startsWith(form.replace(/ .*/, '')));
  return hasForm && name.length > 3 && isNear(name, other, name.length < 8 ? 1 : 2);
};

/** A difference, with the name that the field probably has on this server. */
export type Renamed = Drift & { readonly renamed?: string };

/** Merges a missing and an unknown field that are probably the same field into one difference. Keeps both if several fields could match. */
export const withRenames = (drifts: readonly Drift[]): readonly Renamed[] => {
  const ofKind = (wanted: Drift['kind']) => drifts.filter(({ kind }) => kind === wanted);
  const pairs = ofKind('missing').flatMap((missing) =>
    ofKind('extra').flatMap((extra) => (isRename(missing, extra) ? [{ missing, extra }] : [])),
  );
  const sure = pairs.filter(
    ({ missing, extra }) => pairs.filter((pair) => pair.missing === missing || pair.extra === extra).length === 1,
  );
  return drifts.flatMap((drift) => {
    if (sure.some(({ extra }) => extra === drift)) return [];
    const extra = sure.find(({ missing }) => missing === drift)?.extra;
    return extra ? { ...drift, renamed: partsOf(extra)[1] } : drift;
  });
};
