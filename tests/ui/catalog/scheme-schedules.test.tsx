import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catalogQueries, type PurchasablePage } from '../../../src/application/catalog/catalog-queries.ts';
import { catalogTokens } from '../../../src/application/catalog/tokens.ts';
import type { CatalogRepository } from '../../../src/application/ports/catalog/catalog-repository.ts';
import type { Schedule } from '../../../src/domain/catalog/schedule.ts';
import type { Scheme } from '../../../src/domain/catalog/scheme.ts';
import { PurchaseCard } from '../../../src/ui/catalog/schemes/purchase-card.tsx';
import { SchemeSchedules } from '../../../src/ui/catalog/schemes/scheme-schedules.tsx';
import { settled } from '../../fakes/purchase-fakes.ts';
import { aSchedule } from '../purchase/open-purchase.tsx';
import { FakeServices, openPages } from '../purchase/portal-page.tsx';

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

test('a scheme without schedules leads to the certification body', async () => {
  open('', null);
  const way = await screen.findByRole('link', { name: 'Tanyakan kepada lembaga sertifikasi' });
  expect(way.getAttribute('href')).toBe('/kontak?tulis=question');
});

const [ask, order] = ['/kontak?tulis=question', '/schema/junior-web-programmer/JDW-003/mandiri/ANG-1?ulang=X'];
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
])('nothing is said while the former schedule is open, or where none is named: %s', async (query, schedule, count) => {
  const asked = open(query, schedule);
  await settled();
  expect(screen.queryByText(/jadwal Anda yang lalu/i)).toBeNull();
  expect(asked).toHaveLength(count);
});
