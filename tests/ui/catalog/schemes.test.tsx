import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, test } from 'vitest';
import { HttpCatalogRepository } from '../../../src/adapters/http/catalog/http-catalog-repository.ts';
import { earlyScript, endEarlyWords } from '../../../src/adapters/http/early-replies.ts';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import {
  type CatalogQueries,
  catalogQueries,
  type PurchasablePage,
} from '../../../src/application/catalog/catalog-queries.ts';
import { catalogTokens } from '../../../src/application/catalog/tokens.ts';
import type {
  CatalogRepository,
  SchemeFilter,
  SchemePage as Schemes,
} from '../../../src/application/ports/catalog/catalog-repository.ts';
import type { Schedule } from '../../../src/domain/catalog/schedule.ts';
import type { Scheme } from '../../../src/domain/catalog/scheme.ts';
import { PurchaseCard } from '../../../src/ui/catalog/schemes/purchase-card.tsx';
import SchemeListPage from '../../../src/ui/catalog/schemes/scheme-list-page.tsx';
import SchemePage from '../../../src/ui/catalog/schemes/scheme-page.tsx';
import { SchemeSchedules } from '../../../src/ui/catalog/schemes/scheme-schedules.tsx';
import { paths } from '../../../src/ui/core/paths.ts';
import { settled } from '../../fakes/purchase-fakes.ts';
import { jsonReply } from '../../unit/adapters/http/replies.ts';
import { scriptedClient } from '../../unit/adapters/http/scripted-client.ts';
import { aSchedule } from '../purchase/open-purchase.tsx';
import { openPages } from '../purchase/portal-page.tsx';
import { FakeServices } from '../show-with.tsx';
import { aScheme } from './a-scheme.ts';

const pageOf = (title: string): Schemes => ({
  items: [aScheme({ title })],
  current: 1,
  last: 1,
  total: 1,
  fields: [{ id: 'B-1', name: 'Pariwisata' }],
});

describe('the list of schemes', () => {
  const open = () => {
    const waiting = new Map<string, { reply: (page: Schemes) => void; fail: (error: Error) => void }>();
    const schemes = ({ search = '' }: SchemeFilter) =>
      new Promise<Schemes>((reply, fail) => {
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
    expect(document.body.textContent).toContain('1 skema untuk “las” ditemukan');
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
});

const now = Date.parse('2026-11-22T01:00:00Z');

const page = { items: [], current: 1, last: 1, total: 0 };

const noSchedules = { ...page, schemes: [], months: [], sites: [] };

const former = { id: 'JDW-003', registrationUntil: '2026-11-20T01:00:00Z', seatsLeft: 4 } as unknown as Schedule;

const Page = () => (
  <SchemeSchedules
    schedules={{ data: page, isPending: false, isError: false } as never}
    slug="barista"
    pages={{ schedulePage: 1, reviewPage: 1, repeat: '' }}
  />
);

const [ask, order] = ['/kontak?tulis=question', '/schema/junior-web-programmer/JDW-003/mandiri/ANG-1?ulang=X'];

describe('the schedules of a scheme', () => {
  const open = (query: string, schedule: Schedule | null) => {
    const asked: string[] = [];
    const catalog: Partial<CatalogRepository> = {
      schedule: async (id) => {
        asked.push(id);
        return schedule;
      },
      schedules: async () => noSchedules,
    };
    const queries = catalogQueries({ catalog: catalog as CatalogRepository, serverNow: async () => now });
    const services = new FakeServices().with(catalogTokens.catalogQueries, queries);
    openPages({ '/schema/{slug}': Page }, `/schema/barista${query}`, services);
    return asked;
  };

  test.each([
    ['none', [], '#jadwal', ask],
    ['a full one', [{ schedule: aSchedule(), availability: 'full' }], '#jadwal', ask],
    ['an open one', [{ schedule: aSchedule(), availability: 'open' }], order, '#jadwal'],
    ['one that names no costs', [{ schedule: aSchedule({ budgets: [] }), availability: 'open' }], '#jadwal', '#jadwal'],
    ['not known ones', null, '#jadwal', '#jadwal'],
  ] as const)('the card of a scheme with %s leads to where a schedule can be had', (_, items, ...ways) => {
    const scheme = { slug: 'junior-web-programmer', price: 1 } as Scheme;
    const schedules = items ? ({ items } as unknown as PurchasablePage) : undefined;
    render(<PurchaseCard scheme={scheme} schedules={schedules} failed={items === null} repeat="ulang=X" />);
    const links = within(screen.getByRole('complementary')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(ways);
  });

  test.each([
    ['Pendaftaran jadwal Anda yang lalu sudah ditutup', former],
    ['Jadwal Anda yang lalu sudah penuh', { ...former, registrationUntil: null, seatsLeft: 0 }],
    ['Jadwal Anda yang lalu tidak ditawarkan lagi', null],
  ])('who registers again reads why another schedule is needed: %s', async (title, schedule) => {
    const asked = open('?semula=JDW-003', schedule);
    expect((await screen.findByText(title)).closest('[role=status]')?.textContent).toContain('Pilih jadwal lain');
    expect(asked).toEqual(['JDW-003']);
  });

  test.each([
    ['?semula=JDW-003', { ...former, registrationUntil: null }, 1],
    ['', former, 0],
    ['?semula=%3Cb%3E', former, 0],
  ])(
    'nothing is said while the former schedule is open, or where none is named: %s',
    async (query, schedule, count) => {
      const asked = open(query, schedule);
      await settled();
      expect(screen.queryByText(/jadwal Anda yang lalu/i)).toBeNull();
      expect(asked).toHaveLength(count);
    },
  );
});

describe('a scheme that is missing', () => {
  const open = (slug: string, reply: (request: Request) => Response) => {
    const { http } = scriptedClient(reply);
    const catalog = new HttpCatalogRepository(http);
    const services = new FakeServices().with(
      catalogTokens.catalogQueries,
      catalogQueries({ catalog, serverNow: async () => null }),
    );
    return openPages({ [paths.scheme.pattern]: SchemePage }, paths.scheme.to({ slug }), services);
  };

  const openWith = (slug: string, schedule: object) =>
    open(slug, ({ url }) =>
      jsonReply({ data: url.includes('/api/schedule') ? [schedule] : url.includes('/detail') ? { slug } : [] }),
    );

  it('the page of a missing scheme says so in heading and title, with a way back (fault matrix 9)', async () => {
    open('dicabut', () => jsonReply({ message: 'Not Found' }, 404));
    expect(await screen.findByRole('heading', { level: 1, name: 'Data tidak ditemukan' })).toBeTruthy();
    expect(document.title).toMatch(/^Data tidak ditemukan/);
    expect((await screen.findByRole('link', { name: 'Lihat semua skema' })).getAttribute('href')).toBe(
      paths.schemes.to({}),
    );
  });

  it('the page of a scheme does not wait for schedules that cannot be read', async () => {
    openWith('barista', { id: 1 });
    await screen.findByText('Jadwal belum bisa dimuat');
    expect(screen.getByRole('complementary').textContent).toContain('Jadwal terdekatBelum bisa dimuat.');
  });

  it('the page of a scheme names the scheme of a schedule that a server sends although it is of another one', async () => {
    const barista = { slug: 'barista', title: 'Barista' };
    const row = { schedule_id: 1, schema: barista, starts_at: '2027-01-11T01:00:00Z', registration_until: null };
    openWith('data-analyst', row);
    expect(await screen.findByText('Jadwal untuk skema lain: Barista')).toBeDefined();
    expect(screen.getByRole('complementary').textContent).not.toContain('11 Januari 2027');
  });
});

const barista = { slug: 'barista', title: 'Barista', description: 'Menyeduh kopi.' };

const skeleton = `<h1><span data-early="title">Detail Skema</span></h1>
<p data-early="description"></p><i data-early-moves>shape</i>`;

describe('the first words of a scheme', () => {
  /** Runs the script of a scheme's page over its prerendered skeleton; `before` runs before the reply is there. */
  const open = async (data: object, { status = 200, before = () => {} } = {}) => {
    document.body.innerHTML = skeleton;
    const answer = async (url: string) =>
      url === '/config.json'
        ? Response.json({})
        : Response.json({ data: url.endsWith('/detail') ? data : [] }, { status });
    const run = new Function('location', 'localStorage', 'self', 'fetch', earlyScript('scheme', 'sesi'));
    const running = run(new URL('https://portal.test/schema/barista'), { getItem: () => null }, globalThis, answer);
    before();
    await running;
    await settled();
    const said = (name: string) => document.querySelector(`[data-early=${name}]`)?.textContent;
    return [said('title'), said('description')];
  };

  afterEach(() => {
    document.body.innerHTML = '';
    Reflect.deleteProperty(globalThis, 'portalEarly');
  });

  it('the title and the description of a scheme show before the code of its page is there', async () => {
    expect(await open(barista)).toEqual(['Barista', 'Menyeduh kopi.']);
  });

  it.each([
    ['of another scheme', { ...barista, slug: 'lain' }, {}],
    ['with markup', { ...barista, description: '<b>Menyeduh</b>' }, {}],
    ['without a title', { ...barista, title: null }, {}],
    ['that is an error', barista, { status: 503 }],
    ['that comes after hydration began', barista, { before: endEarlyWords }],
  ])('a reply %s writes no early words', async (_, data, how) => {
    expect(await open(data, how)).toEqual(['Detail Skema', '']);
  });
});
