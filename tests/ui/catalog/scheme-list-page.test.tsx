import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import type { CatalogQueries } from '../../../src/application/catalog/catalog-queries.ts';
import { catalogTokens } from '../../../src/application/catalog/tokens.ts';
import type { SchemeFilter, SchemePage } from '../../../src/application/ports/catalog/catalog-repository.ts';
import SchemeListPage from '../../../src/ui/catalog/schemes/scheme-list-page.tsx';
import { FakeServices, openPages } from '../purchase/portal-page.tsx';

const pageOf = (title: string): SchemePage => ({
  items: [
    {
      id: title,
      slug: 'skema',
      title,
      field: { id: 'B-1', name: 'Pariwisata' },
      description: '',
      price: 100_000,
      rating: 0,
      reviewCount: 0,
    },
  ],
  current: 1,
  last: 1,
  total: 1,
  fields: [{ id: 'B-1', name: 'Pariwisata' }],
});

const open = () => {
  const waiting = new Map<string, { reply: (page: SchemePage) => void; fail: (error: Error) => void }>();
  const schemes = ({ search = '' }: SchemeFilter) =>
    new Promise<SchemePage>((reply, fail) => {
      waiting.set(search, { reply, fail });
    });
  const services = new FakeServices().with(catalogTokens.catalogQueries, { schemes } as unknown as CatalogQueries);
  openPages({ '/schema/list': SchemeListPage }, '/schema/list?search=kopi', services);
  const settled = () => act(() => new Promise((resolve) => setTimeout(resolve))); // queries notify in a separate timer
  return {
    search: async (text: string) => {
      fireEvent.change(screen.getByLabelText('Cari skema sertifikasi'), { target: { value: text } });
      fireEvent.submit(screen.getByRole('search'));
      await settled();
    },
    reply: async (search: string) => {
      waiting.get(search)?.reply(pageOf(`Skema ${search}`));
      await settled();
    },
    fail: async (search: string) => {
      waiting.get(search)?.fail(new ApiFailure({ kind: 'network' }));
      await settled();
    },
    settled,
  };
};

test('results for one word are neither shown nor counted beside another word (fault matrix 73)', async () => {
  const { search, reply, settled } = open();
  await settled();
  await reply('kopi');
  expect(await screen.findByText('Skema kopi')).toBeTruthy();
  await search('las');
  expect(screen.queryByText('Skema kopi')).toBeNull();
  expect(document.body.textContent).not.toContain('ditemukan');
  expect(screen.getByRole('option', { name: 'Pariwisata' })).toBeTruthy();
  await reply('las');
  expect(await screen.findByText('Skema las')).toBeTruthy();
  expect(document.body.textContent).toContain('1 skema ditemukan untuk “las”');
});

test('an error that is retried for one word does not show beside another word (fault matrix 73)', async () => {
  const { search, reply, fail, settled } = open();
  await settled();
  await fail('kopi');
  const again = await screen.findByRole('button', { name: 'Coba lagi' });
  await act(async () => fireEvent.click(again));
  await search('las');
  expect(screen.queryByText('Daftar skema belum bisa dimuat')).toBeNull();
  await reply('las');
  expect(await screen.findByText('Skema las')).toBeTruthy();
});
