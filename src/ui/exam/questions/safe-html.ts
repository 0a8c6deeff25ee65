import DOMPurify, { type Config } from 'dompurify';
import { pictureAddress } from './picture-address.ts';
import { knownAttributes, knownTags, onlyKnownMarks } from './question-marks.ts';

const config: Config & { readonly RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: [...knownTags],
  ALLOWED_ATTR: [...knownAttributes],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
};

const judgePicture = (picture: HTMLImageElement, apiBase: string, storage: readonly string[]) => {
  const alt = picture.getAttribute('alt')?.trim();
  const address = pictureAddress(picture.getAttribute('src')?.trim() ?? '', apiBase, storage);
  if (address === null) return picture.replaceWith(`[Gambar tidak dapat ditampilkan${alt ? `: ${alt}` : ''}]`);
  picture.src = address;
  picture.alt = alt || 'Gambar soal';
  picture.decoding = 'async';
  for (const name of ['width', 'height']) {
    if (!/^[1-9]\d{0,3}$/.test(picture.getAttribute(name) ?? '')) picture.removeAttribute(name);
  }
};

/** Keeps question headings out of the page's heading outline. */
const toParagraph = (heading: Element) => {
  const paragraph = document.createElement('p');
  const strong = document.createElement('strong');
  strong.append(...heading.childNodes);
  paragraph.append(strong);
  heading.replaceWith(paragraph);
};

const intoScroller = (table: Element) => {
  const scroller = document.createElement('div');
  scroller.setAttribute('data-scrolls', 'Tabel');
  table.replaceWith(scroller);
  scroller.append(table);
};

/** Plain text, for browsers in which the sanitizer does not work. */
const wordsOf = (html: string): string =>
  html
    .replace(/<(br|\/(p|div|li|tr|h[1-6]|pre))\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (all, name: string) => entities[name] ?? all)
    .trim();
const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
  amp: '&',
};

const textFragment = (text: string): DocumentFragment => {
  const fragment = document.createDocumentFragment();
  fragment.append(text);
  return fragment;
};

/**
 * Sanitizes untrusted HTML: no scripts, no links, pictures only as data URLs or from the origins of `apiBase` and `storage`.
 * Returns parsed nodes, because serializing and parsing again would allow mutation XSS.
 */
export const safeFragment = (html: string, apiBase: string, storage: readonly string[] = []): DocumentFragment => {
  if (!/[<&]/.test(html)) return textFragment(html);
  const marked = onlyKnownMarks(html);
  const fragment: unknown = DOMPurify.isSupported ? DOMPurify.sanitize(marked, config) : null;
  if (!(fragment instanceof DocumentFragment) || !fragment.hasChildNodes()) return textFragment(wordsOf(marked));
  for (const picture of fragment.querySelectorAll('img')) judgePicture(picture, apiBase, storage);
  for (const heading of fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')) toParagraph(heading);
  for (const table of fragment.querySelectorAll('table')) intoScroller(table);
  for (const pre of fragment.querySelectorAll('pre')) pre.setAttribute('data-scrolls', 'Kode');
  return fragment;
};
