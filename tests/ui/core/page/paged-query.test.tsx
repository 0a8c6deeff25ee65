import fs from 'node:fs';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePagedQuery } from '../../../../src/ui/core/paged-query.ts';
import { showWith } from '../../show-with.tsx';

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

const open = () => {
  const replies: Replies = new Map();
  const { rerender } = showWith(<List word="barista" page={1} replies={replies} />);
  return {
    ask: (asked: Asked) => rerender(<List {...asked} replies={replies} />),
    reply: async ({ word, page }: Asked) => {
      await act(async () => replies.get(`${word} ${page}`)?.([word, page]));
      await act(() => new Promise((resolve) => setTimeout(resolve))); // queries notify in a separate timer
    },
    text: () => screen.getByText(/./).textContent,
  };
};

test('while another page of the same query loads, the previous page stays and is marked as old', async () => {
  const { ask, reply, text } = open();
  await reply({ word: 'barista', page: 1 });
  ask({ word: 'barista', page: 2 });
  expect(text()).toBe('["barista",1] (lama)');
  await reply({ word: 'barista', page: 2 });
  expect(text()).toBe('["barista",2]');
});

test('the response to one query never shows beside another, however late it comes (fault matrix 73)', async () => {
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

test('only a page of the same query and a scheme’s prerendered data may replace a response in the whole portal (fault matrix 73)', () => {
  const files = fs.readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const found = files.filter((name) =>
    /placeholderData|keepPreviousData|initialData\b/.test(fs.readFileSync(`src/${name}`, 'utf8')),
  );
  expect(found.map((name) => name.replaceAll('\\', '/')).sort()).toEqual([
    'ui/catalog/catalog-data.ts',
    'ui/core/paged-query.ts',
  ]);
});
