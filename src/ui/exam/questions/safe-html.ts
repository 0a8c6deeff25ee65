import DOMPurify, { type Config } from 'dompurify';
import { pictureAddress } from './picture-address.ts';
import { knownAttributes, knownTags, onlyKnownMarks } from './question-marks.ts';

/** What is not named is taken away. */
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

/** A heading inside a question would stand among those of the page. */
const toParagraph = (heading: Element) => {
  const paragraph = document.createElement('p');
  const strong = document.createElement('strong');
  strong.append(...heading.childNodes);
  paragraph.append(strong);
  heading.replaceWith(paragraph);
};

/** A wide table scrolls by itself. */
const intoScroller = (table: Element) => {
  const scroller = document.createElement('div');
  scroller.setAttribute('data-scrolls', 'Tabel');
  table.replaceWith(scroller);
  scroller.append(table);
};

/** The words without the marks, for when the browser lets nothing be parsed: better bare than not at all. */
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
 * Untrusted HTML as nodes that can neither run, nor load, nor lead anywhere but to the pictures of `apiBase` and of the origins of
 * `storage`. It is parsed once, and the nodes themselves are given: nothing is written out and parsed again, which is what mutation
 * attacks need.
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
