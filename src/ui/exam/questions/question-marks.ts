export const knownTags: readonly string[] = [
  ...['p', 'div', 'span', 'br', 'hr', 'wbr', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'q', 'abbr', 'bdi', 'bdo'],
  ...['code', 'pre', 'kbd', 'samp', 'var', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'img', 'figure', 'figcaption'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

export const knownAttributes: readonly string[] = [
  ...['alt', 'src', 'width', 'height', 'colspan', 'rowspan', 'scope', 'start', 'dir', 'lang'],
];

const withoutText = new Set(
  'script style template noscript iframe object textarea title svg math xmp noembed noframes plaintext select video audio canvas head'.split(
    ' ',
  ),
);
const tags = new Set(knownTags);
const attributes = new Set(knownAttributes);

interface Token {
  readonly end: number;
  readonly text: string;
}

const behind = (html: string, mark: string, from: number): number => {
  const found = html.indexOf(mark, from);
  return found < 0 ? html.length : found + mark.length;
};

const quoted = (value: string): string =>
  value.replace(/["<>]/g, (sign) => ({ '"': '&quot;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);

const readTag = (html: string, from: number, nameStart: number): Token => {
  const name = (/[^\s/>]*/.exec(html.slice(nameStart, nameStart + 40))?.[0] ?? '').toLowerCase();
  const attribute = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;
  let end = nameStart + name.length;
  let kept = '';
  for (;;) {
    attribute.lastIndex = end;
    const found = attribute.exec(html);
    if (!found) break;
    end = attribute.lastIndex;
    const [, attributeName = '', double, single, bare] = found;
    const known = attributeName.toLowerCase();
    if (attributes.has(known)) kept += ` ${known}="${quoted(double ?? single ?? bare ?? '')}"`;
  }
  end = behind(html, '>', end);
  const isEnd = nameStart > from + 1;
  if (!isEnd && withoutText.has(name)) {
    const close = new RegExp(`</${name}`, 'gi');
    close.lastIndex = end;
    return { end: close.exec(html) ? behind(html, '>', close.lastIndex) : html.length, text: '' };
  }
  return { end, text: tags.has(name) ? (isEnd ? `</${name}>` : `<${name}${kept}>`) : '' };
};

const readToken = (html: string, from: number): Token => {
  if (html.startsWith('<!--', from)) return { end: behind(html, '-->', from + 4), text: '' };
  const nameStart = from + (html[from + 1] === '/' ? 2 : 1);
  if (/[a-z]/i.test(html[nameStart] ?? '')) return readTag(html, from, nameStart);
  if (nameStart > from + 1 || /[!?]/.test(html[nameStart] ?? '')) return { end: behind(html, '>', from), text: '' };
  return { end: from + 1, text: '&lt;' };
};

/**
 * Removes unknown elements and attributes before the sanitizer runs. This is not the security boundary:
 * it avoids CSP violation reports for `style` and `onclick`, which editors often leave in questions.
 */
export const onlyKnownMarks = (html: string): string => {
  let text = '';
  let at = 0;
  for (;;) {
    const mark = html.indexOf('<', at);
    if (mark < 0) return text + html.slice(at);
    const token = readToken(html, mark);
    text += html.slice(at, mark) + token.text;
    at = token.end;
  }
};
