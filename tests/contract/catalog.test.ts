import { describe, expect, test } from 'vitest';
import { budgetSources } from '../../src/domain/purchase/budget-source.ts';
import { openAs, openRepositories } from './repositories.ts';

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

const sorted = (names: readonly string[]) => [...names].sort((a, b) => a.localeCompare(b, 'id'));

test('regions are nested down to a village, and each list is sorted by name [3.location.hierarchy]', async () => {
  const { references } = await openRepositories();
  const provinces = await references.provinces();
  expect(provinces.map(({ name }) => name)).toContain('Daerah Istimewa Yogyakarta');
  const cities = await references.cities('34');
  expect(cities).toHaveLength(5);
  const districts = await references.districts('3404');
  expect(districts).toHaveLength(17);
  const villages = await references.villages('340407');
  expect(villages).toContainEqual({ id: '3404072001', name: 'Caturtunggal' });
  for (const list of [provinces, cities, districts, villages]) {
    expect(list.map(({ name }) => name)).toEqual(sorted(list.map(({ name }) => name)));
  }
});

test('an unknown region, or one of another level, has no entries', async () => {
  const { references } = await openRepositories();
  for (const read of [references.cities, references.districts, references.villages, references.disabilityTypes]) {
    expect(await read.call(references, '99')).toEqual([]);
    expect(await read.call(references, '../provin ce?x#y')).toEqual([]);
  }
  expect(await references.districts('34')).toEqual([]);
});

test('every disability has its separate types [3.disability.lists]', async () => {
  const { references } = await openRepositories();
  const disabilities = await references.disabilities();
  const types = await Promise.all(disabilities.map(({ id }) => references.disabilityTypes(id)));
  const ids = types.flat().map(({ id }) => id);
  expect([disabilities.length, types.every((list) => list.length > 1), new Set(ids).size]).toEqual([
    4,
    true,
    ids.length,
  ]);
});

test('the newest notifications are on the first page, and the second page continues it [2.notifications.unread]', async () => {
  const { notifications } = await openAs('gita');
  const all = await notifications.page(1, false);
  expect(all).toMatchObject({ current: 1, last: 2 });
  expect(all.items).toHaveLength(10);
  expect(all.items[0]).toMatchObject({ type: 'assessment', read: false, trxId: expect.stringMatching(/^TRX-/) });
  const dates = all.items.map(({ date }) => Date.parse(date ?? ''));
  expect(dates).toEqual([...dates].sort((a, b) => b - a));
  const second = await notifications.page(2, false);
  expect(new Set([...all.items, ...second.items].map(({ id }) => id)).size).toBe(all.total);
  expect(await notifications.page(99, false)).toMatchObject({ items: [], last: 2 });
  const unread = await notifications.page(1, true);
  expect(unread.items.map(({ read }) => read)).toEqual(unread.items.map(() => false));
  expect(unread.total).toBe(all.items.filter(({ read }) => !read).length);
});

test('a marked notification stays read, and marking all marks every one', async () => {
  const { notifications } = await openAs('gita');
  const [first] = (await notifications.page(1, true)).items;
  for (const _ of [1, 2]) await notifications.markRead(first?.id ?? '');
  expect((await notifications.page(1, true)).items.map(({ id }) => id)).not.toContain(first?.id);
  expect((await notifications.page(1, false)).items[0]).toEqual({ ...first, read: true });
  await notifications.markAllRead();
  expect(await notifications.page(1, true)).toMatchObject({ items: [], total: 0 });
});

test('another candidate’s notification and an unknown one are not found, and a guest has none', async () => {
  const { notifications, logIn } = await openAs('gita');
  const [own] = (await notifications.page(1, true)).items;
  await logIn('citra');
  for (const id of ['TIDAK-ADA', own?.id ?? ''])
    await expect(notifications.markRead(id)).rejects.toMatchObject({ status: 404 });
  const guest = await openRepositories();
  await expect(guest.notifications.page(1, false)).rejects.toMatchObject({ kind: 'expired' });
});
