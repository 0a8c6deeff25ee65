import { describe, expect, it } from 'vitest';
import { migrated, schemaVersion } from '../../../../fake-backend/database/migrations.ts';
import { memoryPersistence, type StoredTables } from '../../../../fake-backend/database/persistence.ts';
import { openPage, testNow } from '../hosts/page.ts';

const day = 86_400_000;

/** The setting keys that the next schema version added; the index is a schema version. */
const later: readonly (readonly string[])[] = [
  ['schema', 'clock_rate', 'clock_anchor', 'done_until', 'worked', 'scenes'],
  ['payment_notices'],
  ['device_ahead'],
  [],
  ['at_desk'],
  ['own_scene'],
  [],
];

const asOf = (version: number, tables: StoredTables): StoredTables => {
  const settings: Record<string, unknown> = { ...(tables.settings?.[0] as object) };
  for (const column of later.slice(version).flat()) delete settings[column];
  const { schedules, ...others } = tables; // no version before 4 stored schedules
  return {
    ...others,
    ...(version >= 4 && { schedules }),
    settings: [version === 0 ? settings : { ...settings, schema: version }],
  };
};

const olderWorld = async (version: number, days = 1) => {
  const persistence = memoryPersistence();
  const { control } = await openPage({ persistence });
  await control.fill('bima@contoh.example', { notifications: 1 });
  await control.travel(days * day);
  const { tables, version: count } = await persistence.load();
  const stored = memoryPersistence();
  await stored.commit(0, asOf(version, tables), count);
  const file = JSON.parse(await control.exportWorld());
  return { stored, file: JSON.stringify({ ...file, version, tables: asOf(version, file.tables) }) };
};

const settingsIn = async ({ control }: Awaited<ReturnType<typeof openPage>>) =>
  JSON.parse(await control.exportWorld()).tables.settings[0];

const newsOf = async (page: Awaited<ReturnType<typeof openPage>>) => {
  await page.logIn('bima');
  return JSON.stringify(await (await page.get('/api/notification?page=1')).json());
};

it('every past version of the tables has its line in this test', () => {
  expect(later).toHaveLength(schemaVersion);
});

describe.each(later.map((_, version) => version))('a world of schema %i', (version) => {
  it('that was exported is opened from its file unchanged, with its time', async () => {
    const page = await openPage();
    await page.control.importWorld((await olderWorld(version)).file);
    expect(page.control.now().getTime()).toBe(testNow + day);
    expect(await newsOf(page)).toContain('data besar');
    expect(await settingsIn(page)).toMatchObject({ schema: schemaVersion, payment_notices: [], device_ahead: 0 });
  });

  it('that is stored works after the update, and is not put aside', async () => {
    const page = await openPage({ persistence: (await olderWorld(version)).stored });
    expect(page.control.now().getTime()).toBe(testNow + day);
    expect(await newsOf(page)).toContain('data besar');
    expect(page.control.foundOtherVersion()).toBe(false);
    await page.control.travel(day);
    expect((await settingsIn(page)).schema).toBe(schemaVersion);
  });
});

it('a world of schema 3 with opened schedules has them again, under the same numbers', async () => {
  const { file } = await olderWorld(3, 400);
  const page = await openPage();
  await page.control.travel(400 * day);
  const expected = JSON.parse(await page.control.exportWorld()).tables.schedules;
  await page.control.importWorld(file);
  expect(JSON.parse(await page.control.exportWorld()).tables.schedules).toEqual(expected);
});

it('a stored world of schema 1 with an invalid table is kept aside, this is reported, and a new one begins', async () => {
  const { tables, version } = await (await olderWorld(1)).stored.load();
  const broken = memoryPersistence();
  await broken.commit(0, { ...tables, stages: [{ id: 'x', of: 'nothing' }] }, version);
  const page = await openPage({ persistence: broken });
  expect(page.control.foundOtherVersion()).toBe(true);
  expect(await page.control.worlds()).toMatchObject([{ before: 'update' }]);
  expect(await newsOf(page)).not.toContain('data besar');
});

it.each([-1, 1.5, schemaVersion + 1, '1'])('tables of schema %s belong to no portal known to this one', (schema) => {
  expect(migrated({ settings: [{ schema }] }, testNow)).toBeNull();
});
