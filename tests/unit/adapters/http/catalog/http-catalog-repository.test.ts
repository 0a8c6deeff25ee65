import { expect, it } from 'vitest';
import { jsonReply } from '../replies.ts';
import { over } from '../repositories.ts';

it('a scheme that has only a slug is listed and opened, and its reviews are requested by the slug', async () => {
  const replied: Readonly<Record<string, unknown>> = {
    '/api/schema/thumbnail': { data: [{ slug: 'jwp' }] },
    '/api/schema/jwp/detail': { data: { slug: 'jwp', schedules: [] } },
  };
  const catalog = over(({ url }) => jsonReply(replied[new URL(url).pathname])).catalog;
  expect((await catalog.schemes({ page: 1 })).items).toMatchObject([{ id: 'jwp', slug: 'jwp', title: 'jwp' }]);
  expect(await catalog.scheme('jwp')).toMatchObject({ id: 'jwp', slug: 'jwp', title: 'jwp', units: [] });
});

it('reviews without ids are listed, each as one of its own', async () => {
  const rows = [{ author: 'Rina', rating: 5 }, { text: 'Baik' }, { nama: 'x' }];
  const { items, unreadable } = await over(() => jsonReply({ data: rows })).catalog.reviews('3', 1);
  expect(items).toMatchObject([{ author: 'Rina' }, { text: 'Baik' }]);
  expect([new Set(items.map(({ id }) => id)).size, unreadable]).toEqual([2, 1]);
});

it('what a body wrote as HTML is shown as text, and what only looks like it stays', async () => {
  const scheme = {
    slug: 'jwp',
    description:
      '<p>Untuk <strong>pemrogram</strong> web.</p><ul><li>HTML &amp; CSS</li></ul><style>p { color: red }</style>',
    requirements: ['Ijazah<br>SMA', 'Nilai < 3 dan > 1'],
    units: [{ code: 'J.1', title: 'Tag', elements: [{ title: '<b>Menyusun</b>', criteria: ['Memakai tag <div>'] }] }],
  };
  const catalog = over(({ url }) => jsonReply({ data: url.includes('detail') ? scheme : [scheme] })).catalog;
  const description = 'Untuk pemrogram web.\nHTML & CSS';
  expect((await catalog.schemes({ page: 1 })).items).toMatchObject([{ description }]);
  expect(await catalog.scheme('jwp')).toMatchObject({
    description,
    requirements: ['Ijazah\nSMA', 'Nilai < 3 dan > 1'],
    units: [{ elements: [{ title: 'Menyusun', criteria: ['Memakai tag <div>'] }] }],
  });
});
