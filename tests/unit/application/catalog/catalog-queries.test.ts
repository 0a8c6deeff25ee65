import { expect, it, vi } from 'vitest';
import { catalogQueries } from '../../../../src/application/catalog/catalog-queries.ts';
import type {
  CatalogRepository,
  ScheduleFilter,
} from '../../../../src/application/ports/catalog/catalog-repository.ts';

/** As many pages as wanted, the schedule `n` on page `n`. */
const open = (last: number) => {
  const schedules = vi.fn(async ({ page = 1 }: ScheduleFilter) => ({
    items: [{ id: String(page) }],
    current: page,
    last,
  }));
  return { asked: schedules, ...catalogQueries({ catalog: { schedules } as unknown as CatalogRepository }) };
};

it('a schedule without a call of its own is looked for among those of its scheme, page after page', async () => {
  const { asked, listedSchedule } = open(9);
  expect(await listedSchedule('3', 'barista')).toEqual({ id: '3' });
  expect(asked.mock.calls).toEqual([1, 2, 3].map((page) => [{ scheme: 'barista', page }]));
});

it('a schedule of an address without a scheme is looked for among all', async () => {
  const { asked, listedSchedule } = open(1);
  expect(await listedSchedule('3', undefined)).toBeNull();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ page: 1 });
});
