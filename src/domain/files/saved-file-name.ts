import { endingOf, nameless, shownFileName } from './file-name.ts';

const forbidden = /[\\/:*?"<>|]/g;
const reserved = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³])(?=\s*(\.|$))/i;
/** In bytes; leaves room for a browser's ` (2)`. */
const longestName = 200;

const endingsOf: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
};

/** A file name that is valid and visible on every system, with an extension that matches the media type. */
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
