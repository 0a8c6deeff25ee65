import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Truncated } from '../../../../src/ui/kit/components/text/truncated.tsx';

const title = 'Menguji kemampuan dasar membangun aplikasi untuk penyandang disabilitas';
const show = (text: string, limit: number) => {
  render(
    <a href="/x">
      <Truncated text={text} limit={limit} />
    </a>,
  );
  const link = screen.getByRole('link');
  return { link, seen: link.querySelector('[aria-hidden]')?.textContent ?? link.textContent };
};

test.each([
  ['a short text', 'Barista', 40, 'Barista'],
  ['a text of exactly so many characters', 'a'.repeat(40), 40, 'a'.repeat(40)],
  ['a text of one word', 'a'.repeat(60), 40, `${'a'.repeat(40)}…`],
  ['a text of words', title, 40, 'Menguji kemampuan dasar membangun aplika…'],
  ['a text of words', title, 50, 'Menguji kemampuan dasar membangun aplikasi untuk p…'],
  ['a text of pairs of code units', '😀'.repeat(41), 40, `${'😀'.repeat(40)}…`],
])('%s (%s) is shown up to %i characters', (_, text, limit, expected) => {
  expect(show(text, limit).seen).toBe(expected);
});

test('a cut text is read aloud in full, and is in the tooltip', () => {
  const { link } = show(title, 40);
  expect(screen.getByRole('link', { name: title })).toBe(link);
  expect(link.querySelector('[title]')?.getAttribute('title')).toBe(title);
});
