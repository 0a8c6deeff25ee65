/** What is not seen, and what turns the direction of writing: with it `gpj.exe` can be shown as `exe.jpg`. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Surrogate}]/gu;
/** What begins another line, or pushes the ending out of sight. */
const breaking = /[\p{Cc}\s]+/gu;
/** More marks than any script puts on one letter: they would run over the lines around them. */
const heap = /(\p{M}{4})\p{M}+/gu;
/** What stands in the place of a name of which nothing is seen. */
export const nameless = 'Tanpa nama';

/** A file's name as it is shown, judged and sent: one line, without signs that are not seen or turn the others; never empty. */
export const shownFileName = (name: string): string =>
  name.replace(unseen, '').replace(breaking, ' ').replace(heap, '$1').trim() || nameless;

/** What stands behind the last dot, in small letters; empty where there is none. */
export const endingOf = (name: string): string => /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';
