import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { catalogQueries, type PurchasablePage } from '../../../../src/application/catalog/catalog-queries.ts';
import type {
  CatalogRepository,
  ScheduleFilter,
} from '../../../../src/application/ports/catalog/catalog-repository.ts';

import type { Schedule } from '../../../../src/domain/catalog/schedule.ts';

type One = (id: string) => Promise<unknown>;

const open = (last: number, one: One = async () => null, knows: (filter: ScheduleFilter) => boolean = () => true) => {
  const schedules = vi.fn(async (filter: ScheduleFilter) => ({
    items: knows(filter) ? [{ id: String(filter.page) }] : [],
    current: filter.page,
    last,
  }));
  const schedule = vi.fn(one);
  const catalog = { schedules, schedule } as unknown as CatalogRepository;
  const queries = catalogQueries({ catalog, serverNow: async () => null });
  const read = async (...wanted: Parameters<typeof queries.schedule>) => {
    const found = await queries.schedule(...wanted);
    return found === null ? null : found.schedule;
  };
  return { asked: schedules, askedForOne: schedule, read };
};

describe('one schedule', () => {
  it('is searched in the list of its scheme, page after page, where the API has no call for it', async () => {
    const { asked, askedForOne, read } = open(9);
    expect(await read('3', { scheme: 'barista', detail: false })).toEqual({ id: '3' });
    expect(asked.mock.calls).toEqual([1, 2, 3].map((page) => [{ scheme: 'barista', page }]));
    expect(askedForOne).not.toHaveBeenCalled();
  });

  it('is searched in all schedules where its address names no scheme', async () => {
    const { asked, read } = open(1);
    expect(await read('3', { scheme: undefined, detail: false })).toBeNull();
    expect(asked).toHaveBeenCalledExactlyOnceWith({ page: 1 });
  });

  it.each<[string, One]>([
    ['404', async () => null],
    ['405', () => Promise.reject(new ApiFailure({ kind: 'http', status: 405 }))],
  ])('is searched in the list where its own call answers %s, as a missing route does', async (_, one) => {
    const { read } = open(9, one);
    expect(await read('3', { scheme: 'barista', detail: true })).toEqual({ id: '3' });
  });

  it('fails where its own call fails in another way', async () => {
    const { asked, read } = open(9, () => Promise.reject(new ApiFailure({ kind: 'http', status: 500 })));
    await expect(read('3', { scheme: 'barista', detail: true })).rejects.toMatchObject({ status: 500 });
    expect(asked).not.toHaveBeenCalled();
  });

  it('is not reported as missing where the search stopped at its page limit', async () => {
    const { read } = open(1_000);
    await expect(read('999', { scheme: undefined, detail: false })).rejects.toMatchObject({ kind: 'contract' });
  });
});

describe('the schedules of a page', () => {
  const until = Date.parse('2026-12-01T00:00:00Z');
  const row = (id: string, slug: string, seatsLeft: number) =>
    ({ id, scheme: { slug }, registrationUntil: new Date(until).toISOString(), seatsLeft }) as Schedule;
  const queries = (now: number | null) => {
    const items = [row('1', 'barista', 0), row('2', 'barista', 1), row('3', 'kasir', 1)];
    const schedules = vi.fn(async (_: ScheduleFilter) => ({ items, current: 1, last: 1 }));
    const catalog = { schedules } as unknown as CatalogRepository;
    return { asked: schedules.mock.calls, ...catalogQueries({ catalog, serverNow: async () => now }) };
  };
  const told = ({ items }: PurchasablePage) => items.map(({ schedule: { id }, availability }) => [id, availability]);

  it('say whether they can be bought at the server’s time, those that can come first', async () => {
    const open = [
      ['2', 'open'],
      ['3', 'open'],
      ['1', 'full'],
    ];
    expect(told(await queries(until - 1).schedules({}))).toEqual(open);
    expect(told(await queries(null).schedules({}))).toEqual(open);
    expect(told(await queries(until).schedules({})).map(([, state]) => state)).toEqual(Array(3).fill('closed'));
  });

  it('are of one scheme where that is asked for, also from a server that ignores the filter', async () => {
    const { asked, schedulesOf } = queries(null);
    expect(told(await schedulesOf('barista', 2)).map(([id]) => id)).toEqual(['2', '1']);
    expect(asked).toEqual([[{ scheme: 'barista', page: 2 }]]);
  });
});

it('schemes and reviews are what the server has for the question', async () => {
  const reply =
    (name: string) =>
    async (...asked: readonly unknown[]) => [name, ...asked];
  const catalog = { schemes: reply('schemes'), scheme: reply('scheme'), reviews: reply('reviews') };
  const queries = catalogQueries({ catalog: catalog as unknown as CatalogRepository, serverNow: async () => null });
  expect(await queries.schemes({ search: 'web' })).toEqual(['schemes', { search: 'web' }]);
  expect(await queries.scheme('barista', 'JDW-1')).toEqual(['scheme', 'barista', 'JDW-1']);
  expect(await queries.reviews('SKM-1', 2)).toEqual(['reviews', 'SKM-1', 2]);
});
