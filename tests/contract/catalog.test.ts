import { describe, expect, test } from 'vitest';
import { budgetSources } from '../../src/domain/purchase/budget-source.ts';
import { openRepositories } from './repositories.ts';

describe('schemes', () => {
  test('are paged by ten, with the fields for the filter', async () => {
    const { catalog } = await openRepositories();
    const first = await catalog.schemes({});
    expect(first).toMatchObject({ current: 1, last: 2 });
    expect(first.items).toHaveLength(10);
    expect(first.fields.length).toBeGreaterThan(3);
    const second = await catalog.schemes({ page: 2 });
    expect(first.items.length + second.items.length).toBe(first.total);
  });

  test('are found by a word of their title, and by their field', async () => {
    const { catalog } = await openRepositories();
    const found = await catalog.schemes({ search: 'web programmer' });
    expect(found.items.map(({ slug }) => slug)).toContain('junior-web-programmer');
    const [field] = found.items.map((scheme) => scheme.field.id);
    const same = await catalog.schemes({ field: field ?? '' });
    expect(same.items.every((scheme) => scheme.field.id === field)).toBe(true);
    expect((await catalog.schemes({ search: 'tidak ada yang begini' })).items).toEqual([]);
  });

  test('contain units with elements and criteria; an unknown scheme is null', async () => {
    const { catalog } = await openRepositories();
    const scheme = await catalog.scheme('junior-web-programmer');
    expect(scheme?.units.map(({ code }) => code)).toContain('J.620100.004.02');
    expect(scheme?.units.every((unit) => unit.elements.every((element) => element.criteria.length > 0))).toBe(true);
    expect(await catalog.scheme('tidak-ada')).toBeNull();
  });
});

test('a scheme has paged reviews, and a page past the end is empty [3.scheme.fields]', async () => {
  const { catalog } = await openRepositories();
  const scheme = await catalog.scheme('junior-web-programmer');
  const page = await catalog.reviews(scheme?.id ?? '', 1);
  expect(page.items).toHaveLength(10);
  expect(page.last).toBeGreaterThan(1);
  expect((await catalog.reviews(scheme?.id ?? '', 99)).items).toEqual([]);
});

test('schedules can be filtered by scheme, month, site and budget source, and found by id', async () => {
  const { catalog } = await openRepositories();
  const all = await catalog.schedules({});
  const [schedule] = all.items;
  if (!schedule) throw new Error('the seed has no schedules');
  const month = all.months[0] ?? '';
  const filtered = await catalog.schedules({
    scheme: schedule.scheme.slug,
    site: schedule.site.id,
    budgetSource: budgetSources.find((each) => each === schedule.budgets[0]?.source) ?? 'mandiri',
  });
  expect(filtered.items.map(({ id }) => id)).toContain(schedule.id);
  expect((await catalog.schedules({ month })).items.length).toBeGreaterThan(0);
  expect(await catalog.schedule(schedule.id)).toEqual(schedule);
  expect(await catalog.schedule('JDW-TIDAK-ADA')).toBeNull();
});
