import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Truncated } from '../../../src/ui/components/text/truncated.tsx';

const shown = (text: string, limit: number) =>
  renderToStaticMarkup(<Truncated text={text} limit={limit} />).replace(/<[^>]*>/g, '');

test.each([
  ['a short text', 'Barista', 'Barista'],
  ['a text that ends in a word', 'Menguji kemampuan dasar membangun aplikasi', 'Menguji kemampuan dasar membangun…'],
  ['a text whose word ends at the limit', `${'a'.repeat(40)} dan lagi`, `${'a'.repeat(40)}…`],
  ['a text of one word', 'a'.repeat(60), `${'a'.repeat(40)}…`],
  [
    'a text with a comma before the cut',
    'Bagi tenaga muda yang akan merancang, memasang',
    'Bagi tenaga muda yang akan merancang…',
  ],
])('%s is cut at a word within the limit', (_, text, expected) => {
  expect(shown(text, 40)).toBe(expected);
});
