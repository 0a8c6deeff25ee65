// @vitest-environment happy-dom
import fs from 'node:fs';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePagedQuery } from '../../../src/ui/paged-query.ts';
import { showWith } from '../show-with.tsx';

interface Asked {
  readonly word: string;
  readonly page: number;
}

type Replies = Map<string, (items: object) => void>;

const List = ({ word, page, replies }: Asked & { readonly replies: Replies }) => {
  const read = () =>
    new Promise<object>((resolve) => {
      replies.set(`${word} ${page}`, resolve);
    });
  const { data, isPlaceholderData } = usePagedQuery(['list', { word }], page, read);
  return <p>{data ? `${JSON.stringify(data)}${isPlaceholderData ? ' (lama)' : ''}` : 'memuat'}</p>;
};

/** Shows what the rule shows of a page of an answer; `reply` brings the answer to what was asked so. */
const open = () => {
  const replies: Replies = new Map();
  const { rerender } = showWith(<List word="barista" page={1} replies={replies} />);
  return {
    ask: (asked: Asked) => rerender(<List {...asked} replies={replies} />),
    reply: async ({ word, page }: Asked) => {
      await act(async () => replies.get(`${word} ${page}`)?.([word, page]));
      await act(() => new Promise((resolve) => setTimeout(resolve))); // queries tell their readers in a timer of their own
    },
    text: () => screen.getByText(/./).textContent,
  };
};

test('while another page of the same question is on its way, the page before stays and is marked as old', async () => {
  const { ask, reply, text } = open();
  await reply({ word: 'barista', page: 1 });
  ask({ word: 'barista', page: 2 });
  expect(text()).toBe('["barista",1] (lama)');
  await reply({ word: 'barista', page: 2 });
  expect(text()).toBe('["barista",2]');
});

test('what answers one question is never shown beside another, however late it comes (fault matrix 73)', async () => {
  const { ask, reply, text } = open();
  await reply({ word: 'barista', page: 1 });
  ask({ word: 'gudang', page: 1 });
  expect(text()).toBe('memuat');
  ask({ word: 'desain', page: 1 });
  await reply({ word: 'gudang', page: 1 });
  expect(text()).toBe('memuat');
  await reply({ word: 'desain', page: 1 });
  expect(text()).toBe('["desain",1]');
});

test('in the whole portal only a page of the same question, and what the HTML has brought of the same scheme, stand in for a reply (fault matrix 73)', () => {
  const files = fs.readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const found = files.filter((name) =>
    /placeholderData|keepPreviousData|initialData\b/.test(fs.readFileSync(`src/${name}`, 'utf8')),
  );
  expect(found.map((name) => name.replaceAll('\\', '/')).sort()).toEqual([
    'ui/catalog/catalog-data.ts',
    'ui/paged-query.ts',
  ]);
});
