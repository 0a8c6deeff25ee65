/** What is not seen, and what turns the direction of writing: with it `gpj.exe` can be shown as `exe.jpg`. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Surrogate}]/gu;
/** What begins another line, or pushes the ending out of sight. */
const breaking = /[\p{Cc}\s]+/gu;
/** More marks than any script puts on one letter: they would run over the lines around them. */
const heap = /(\p{M}{4})\p{M}+/gu;
const nameless = 'Tanpa nama';

/** A file's name as it is shown and judged: one line, without signs that are not seen or turn the others; never empty. */
export const shownFileName = (name: string): string =>
  name.replace(unseen, '').replace(breaking, ' ').replace(heap, '$1').trim() || nameless;

/** What no system takes in a name, or takes for a folder. */
const forbidden = /[\\/:*?"<>|]/g;
/** Devices of Windows, with any ending. */
const reserved = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³])(?=\s*(\.|$))/i;
/** Bytes that every system takes in one name, with room for the ` (2)` of a browser. */
const longestName = 200;

const endingsOf: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'application/zip': ['zip'],
  'video/mp4': ['mp4'],
  'application/json': ['json'],
  'text/calendar': ['ics'],
  'text/plain': ['txt'],
};

/** What stands behind the last dot, in small letters; empty where there is none. */
export const endingOf = (name: string): string => /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** The beginning of a text in so many bytes: no letter is cut in half, and none loses its marks. */
const beginning = (text: string, bytes: number): string => {
  const letters = Array.from(text.matchAll(/\P{M}\p{M}*|\p{M}+/gu), ([letter]) => letter);
  let left = bytes;
  return letters
    .filter((letter) => {
      left -= bytesOf(letter);
      return left >= 0;
    })
    .join('');
};

/**
 * The name under which a file of this media type is saved or sent: one that every system takes, visible on every system, and with an
 * ending that says what the file is.
 */
export const savedFileName = (name: string, type: string): string => {
  const plain =
    shownFileName(name)
      .replace(forbidden, '-')
      .replace(/^[. ]+|[. ]+$/g, '') || nameless;
  const fitting = endingsOf[type.split(';')[0] ?? ''];
  const whole = fitting && !fitting.includes(endingOf(plain)) ? `${plain}.${fitting[0]}` : plain;
  const ending = endingOf(whole);
  const tail = ending && bytesOf(ending) <= 16 ? `.${ending}` : '';
  const head = whole.slice(0, whole.length - tail.length).replace(reserved, '_$&');
  return beginning(head, longestName - bytesOf(tail)) + whole.slice(whole.length - tail.length);
};
