import { expect, test } from 'vitest';
import { openRepositories } from './repositories.ts';

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
