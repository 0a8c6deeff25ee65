import type { CalendarDate } from '../calendar/calendar-date.ts';

/** A piece of a line. The `address` of a link is safe: a page, a section, http(s), mailto or tel. */
export type TextPiece =
  | { readonly kind: 'text' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly address: string };

export type TextLine = readonly TextPiece[];

export type TextBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly line: TextLine }
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly TextLine[] };

export interface PageText {
  readonly updatedOn: CalendarDate | null;
  readonly blocks: readonly TextBlock[];
}

/** In characters: about thirty printed pages. */
export const longestPageText = 100_000;

const safeAddress =
  /^(?:https?:\/\/[\w.-]+(?::\d+)?(?:[/?#]\S*)?|\/(?![/\\])\S*|#[\w-]+|mailto:[\w.+-]+@[\w.-]+|tel:\+?[\d-]+)$/i;
const pieces = /\*\*([^*]+)\*\*|\[([^[\]]+)\]\(([^()\s]+)\)/g;

const lineOf = (text: string): TextLine => {
  const line: TextPiece[] = [];
  const say = (plain: string) => {
    if (plain) line.push({ kind: 'text', text: plain });
  };
  let end = 0;
  for (const found of text.matchAll(pieces)) {
    const [whole, strong, title, address] = found;
    if (address !== undefined && !safeAddress.test(address)) continue; // an unsafe link stays plain text
    say(text.slice(end, found.index));
    end = found.index + whole.length;
    if (strong !== undefined) line.push({ kind: 'strong', text: strong });
    else line.push({ kind: 'link', text: title ?? '', address: address ?? '' });
  }
  say(text.slice(end));
  return line;
};

const headingIds = () => {
  const taken = new Map<string, number>();
  return (text: string): string => {
    const words = text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
    const id = `bagian-${words || 'tanpa-nama'}`;
    const count = (taken.get(id) ?? 0) + 1;
    taken.set(id, count);
    return count === 1 ? id : `${id}--${count}`;
  };
};

const headingLine = /^(#{1,2})\s+(.*\S)\s*$/;
const itemLine = /^(?:[-*]|(\d{1,3})[.)])\s+(.*\S)\s*$/;

const blocksOf = (lines: readonly string[]): TextBlock[] => {
  const blocks: TextBlock[] = [];
  const idOf = headingIds();
  let paragraph: string[] = [];
  let list: { readonly start: number | null; readonly items: string[] } | null = null;

  const finish = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', line: lineOf(paragraph.join(' ')) });
    if (list) blocks.push({ kind: 'list', start: list.start, items: list.items.map(lineOf) });
    paragraph = [];
    list = null;
  };

  for (const line of lines) {
    const heading = headingLine.exec(line);
    const item = itemLine.exec(line);
    if (heading) {
      finish();
      const [, marks, text = ''] = heading;
      blocks.push({ kind: 'heading', level: marks === '#' ? 2 : 3, id: idOf(text), text });
    } else if (item) {
      const [, number, text = ''] = item;
      if (!list || (list.start === null) !== (number === undefined)) {
        finish();
        list = { start: number === undefined ? null : Number(number), items: [] };
      }
      list.items.push(text);
    } else if (line.trim() === '') {
      finish();
    } else if (list && /^\s/.test(line)) {
      list.items.push(`${list.items.pop()} ${line.trim()}`);
    } else {
      if (list) finish();
      paragraph.push(line.trim());
    }
  }
  finish();
  return blocks;
};

/** Whether the date exists; without dayjs, to keep it out of the bundle of text pages. */
const exists = (day: string) => new Date(Date.parse(day) || 0).toISOString().startsWith(day);

const updatedLine = /^Diperbarui:\s*(\d{4}-\d{2}-\d{2})\s*$/i;

/**
 * Parses plain text: `# ` and `## ` headings, `- ` and `1. ` items, an empty line ends a paragraph, `**bold**`, `[title](address)`, and
 * `Diperbarui: YYYY-MM-DD` on the first line. Null for input without a paragraph or list, and for too long, binary, HTML or JSON input.
 */
export const readPageText = (source: string): PageText | null => {
  // NUL and U+FFFD indicate a binary file
  if (source.length > longestPageText || /^\uFEFF?\s*[<{]|[\0\uFFFD]/.test(source)) return null;
  const lines = source.replace(/^\uFEFF?\s*/, '').split(/\r\n?|\n/);
  const [, day = ''] = updatedLine.exec(lines[0] ?? '') ?? [];
  const blocks = blocksOf(day ? lines.slice(1) : lines);
  return blocks.some(({ kind }) => kind !== 'heading') ? { updatedOn: day && exists(day) ? day : null, blocks } : null;
};
