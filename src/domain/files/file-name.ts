/** Invisible and direction-changing characters, which can show `gpj.exe` as `exe.jpg`. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Surrogate}]/gu;
/** Line breaks and spaces that push the extension out of sight. */
const breaking = /[\p{Cc}\s]+/gu;
/** Stacked combining marks would cover the lines above and below. */
const heap = /(\p{M}{4})\p{M}+/gu;
export const nameless = 'Tanpa nama';

/** A sanitized file name for display, validation and upload: one line, no invisible characters, never empty. */
export const shownFileName = (name: string): string =>
  name.replace(unseen, '').replace(breaking, ' ').replace(heap, '$1').trim() || nameless;

/** The extension in lower case; empty if there is none. */
export const endingOf = (name: string): string => /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';
