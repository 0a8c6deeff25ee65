import { endingOf, nameless, shownFileName } from './file-name.ts';

/** What no system takes in a name, or takes for a folder. */
const forbidden = /[\\/:*?"<>|]/g;
/** Devices of Windows, with any ending. */
const reserved = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³])(?=\s*(\.|$))/i;
/** Bytes that every system takes in one name, with room for the ` (2)` of a browser. */
const longestName = 200;

/** What may stand behind the dot, by media type: of what the portal shows of others. What it makes itself is named by itself. */
const endingsOf: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
};

/**
 * The name under which a file of this media type is saved: one that every system takes, visible on every system, and with an
 * ending that says what the file is.
 */
export const savedFileName = (name: string, type: string): string => {
  const plain =
    shownFileName(name)
      .replace(forbidden, '-')
      .replace(/^[. ]+|[. ]+$/g, '') || nameless;
  const fitting = endingsOf[type];
  const whole = fitting && !fitting.includes(endingOf(plain)) ? `${plain}.${fitting[0]}` : plain;
  const [tail = ''] = /\.[^.]{1,8}$/.exec(whole) ?? [];
  let head = whole.slice(0, whole.length - tail.length).replace(reserved, '_$&');
  while (new TextEncoder().encode(head + tail).length > longestName) head = head.replace(/.$/u, '');
  return head + tail;
};
