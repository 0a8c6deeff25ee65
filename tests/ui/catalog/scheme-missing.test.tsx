import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { HttpCatalogRepository } from '../../../src/adapters/http/catalog/http-catalog-repository.ts';
import { catalogQueries } from '../../../src/application/catalog/catalog-queries.ts';
import { catalogTokens } from '../../../src/application/catalog/tokens.ts';
import SchemePage from '../../../src/ui/catalog/schemes/scheme-page.tsx';
import { paths } from '../../../src/ui/core/paths.ts';
import { jsonReply } from '../../unit/adapters/http/replies.ts';
import { scriptedClient } from '../../unit/adapters/http/scripted-client.ts';
import { FakeServices, openPages } from '../purchase/portal-page.tsx';

afterEach(cleanup);

const open = (slug: string, reply: (request: Request) => Response) => {
  const { http } = scriptedClient(reply);
  const catalog = new HttpCatalogRepository(http);
  const services = new FakeServices().with(
    catalogTokens.catalogQueries,
    catalogQueries({ catalog, serverNow: async () => null }),
  );
  return openPages({ [paths.scheme.pattern]: SchemePage }, paths.scheme.to({ slug }), services);
};

it('the page of a missing scheme says so in heading and title, with a way back (fault matrix 9)', async () => {
  open('dicabut', () => jsonReply({ message: 'Not Found' }, 404));
  expect(await screen.findByRole('heading', { level: 1, name: 'Data tidak ditemukan' })).toBeTruthy();
  expect(document.title).toMatch(/^Data tidak ditemukan/);
  expect((await screen.findByRole('link', { name: 'Lihat semua skema' })).getAttribute('href')).toBe(
    paths.schemes.to({}),
  );
});

it('the page of a scheme does not wait for schedules that cannot be read', async () => {
  open('barista', ({ url }) =>
    jsonReply({
      data: url.includes('/api/schedule') ? [{ id: 1 }] : url.includes('/detail') ? { slug: 'barista' } : [],
    }),
  );
  await screen.findByText('Jadwal belum bisa dimuat');
  expect(screen.getByRole('complementary').textContent).toContain('Jadwal terdekatBelum bisa dimuat.');
});

it('the page of a scheme names the scheme of a schedule that a server sends although it is of another one', async () => {
  const barista = { slug: 'barista', title: 'Barista' };
  const row = { schedule_id: 1, schema: barista, starts_at: '2027-01-11T01:00:00Z', registration_until: null };
  open('data-analyst', ({ url }) =>
    jsonReply({
      data: url.includes('/api/schedule') ? [row] : url.includes('/detail') ? { slug: 'data-analyst' } : [],
    }),
  );
  expect(await screen.findByText('Jadwal untuk skema lain: Barista')).toBeDefined();
  expect(screen.getByRole('complementary').textContent).not.toContain('11 Januari 2027');
});
