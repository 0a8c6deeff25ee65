import { describe, expect, it } from 'vitest';
import { memoryPersistence, type Persistence } from '../../../../fake-backend/database/persistence.ts';
import type { ScheduleRow } from '../../../../fake-backend/database/rows.ts';
import { createShelf } from '../../../../fake-backend/worlds/shelf.ts';
import { openPage, type TestPage, testNow } from '../hosts/page.ts';

const day = 86_400_000;

const titles = async (page: TestPage, name: string) => {
  await page.logIn(name);
  return JSON.stringify(await (await page.get('/api/notification?page=1')).json());
};

const workedWorld = async () => {
  const page = await openPage();
  await page.control.fill('bima@contoh.example', { notifications: 1 });
  return page;
};

describe('replacing the world', () => {
  it('keeps the old one, which can be restored with its time and everybody logged out', async () => {
    const page = await workedWorld();
    await page.control.travel(day);
    await page.logIn('bima');
    await page.control.reset();
    expect(await titles(page, 'bima')).not.toContain('data besar');
    const [kept] = await page.control.worlds();
    expect(kept).toMatchObject({ before: 'reset', time: new Date(testNow + day).toISOString() });
    expect(await page.control.takeBack(kept?.id)).toBe(true);
    expect(page.control.now().getTime()).toBe(testNow + day);
    expect((await page.get('/api/asesi')).status).toBe(401);
    expect(await titles(page, 'bima')).toContain('data besar');
    expect((await page.control.worlds())[0]).toMatchObject({ before: 'return' });
  });

  it('keeps the last five; time jumps take no place of the others', async () => {
    const { control } = await openPage();
    await control.reset();
    for (let count = 0; count < 7; count++) await control.travel(day);
    expect((await control.worlds()).map(({ before }) => before)).toEqual([...Array(5).fill('travel'), 'reset']);
    for (let count = 0; count < 6; count++) await control.reset();
    expect((await control.worlds()).filter(({ before }) => before === 'reset')).toHaveLength(5);
    expect(await control.takeBack(9_999)).toBe(false);
  });

  it('fails when the present one cannot be kept', async () => {
    const full = { all: async () => [], replaceAll: () => Promise.reject(new Error('full')) };
    const page = await openPage({ shelf: createShelf(full) });
    await page.control.fill('bima@contoh.example', { notifications: 1 });
    await expect(page.control.reset()).rejects.toThrow('full');
    expect(await titles(page, 'bima')).toContain('data besar');
  });
});

describe('undoing a time jump', () => {
  it('keeps the world of that moment, with everything done since, and can be undone too', async () => {
    const page = await openPage();
    await page.control.travel(day);
    await page.control.fill('bima@contoh.example', { notifications: 1 });
    await page.logIn('bima');
    expect(await page.control.takeBack()).toBe(true);
    expect(await titles(page, 'bima')).not.toContain('data besar');
    const [kept] = await page.control.worlds();
    expect(kept).toMatchObject({ before: 'undo', time: new Date(testNow + day).toISOString() });
    expect(await page.control.takeBack(kept?.id)).toBe(true);
    expect((await page.get('/api/asesi')).status).toBe(200);
    expect(await titles(page, 'bima')).toContain('data besar');
    expect(page.control.now().getTime()).toBe(testNow + day);
  });

  it('goes back one jump after the other', async () => {
    const { control } = await openPage();
    await control.travel(day);
    await control.travel(day);
    expect([await control.takeBack(), await control.takeBack(), await control.takeBack()]).toEqual([true, true, false]);
    expect(control.now().getTime()).toBe(testNow);
  });

  it('is possible only in its own world: after a reset there is none, until that world is restored', async () => {
    const page = await openPage();
    await page.control.travel(day);
    await page.control.reset();
    await page.control.fill('bima@contoh.example', { notifications: 1 });
    expect(await page.control.takeBack()).toBe(false);
    expect(await titles(page, 'bima')).toContain('data besar');
    const journey = (await page.control.worlds()).find(({ before }) => before === 'travel');
    expect(await page.control.takeBack(journey?.id)).toBe(true);
    expect((await page.control.worlds())[0]).toMatchObject({ before: 'undo' });
  });
});

const withoutClock = (text: string) => text.replace(/"clock_(offset|anchor)":-?\d+/g, '');

describe('a world in a file', () => {
  it('is the same in another browser, with its time', async () => {
    const page = await workedWorld();
    await page.control.travel(day);
    const text = await page.control.exportWorld();
    const other = await openPage({ realNow: () => testNow + 400 * day });
    await other.control.importWorld(text);
    expect(other.control.now().getTime()).toBe(testNow + day);
    expect(withoutClock(await other.control.exportWorld())).toBe(withoutClock(text));
    expect(await titles(other, 'bima')).toContain('data besar');
  });

  interface WorldFile {
    version: number;
    tables: Record<string, unknown[]>;
  }
  const inPurchase = (change: object) => (file: WorldFile) =>
    void Object.assign(file.tables.transactions?.[0] ?? {}, change);

  it.each<[string, (file: WorldFile) => unknown, string]>([
    ['is no file of the simulation', (file) => Object.assign(file, { tables: 'halo' }), 'bukan dunia simulasi'],
    ['is of a newer portal', (file) => Object.assign(file, { version: 99 }), 'lebih baru'],
    ['lacks a table', ({ tables }) => delete tables.stages, 'rusak'],
    ['holds a row of nothing', ({ tables }) => tables.stages?.push(null), 'rusak'],
    ['has a text where a number belongs', inPurchase({ amount: 'x' }), 'rusak'],
  ])('that %s is refused with a clear word, and nothing changes', async (_, change, word) => {
    const page = await workedWorld();
    const text = await page.control.exportWorld();
    const file = JSON.parse(text);
    change(file);
    await expect(page.control.importWorld(JSON.stringify(file))).rejects.toThrow(word);
    expect(await page.control.exportWorld()).toBe(text);
    expect(await page.control.worlds()).toEqual([]);
  });
});

const storedBy = async (change: (settings: Record<string, unknown>) => void): Promise<Persistence> => {
  const persistence = memoryPersistence();
  const page = await openPage({ persistence });
  await page.control.fill('bima@contoh.example', { notifications: 1 });
  const { version, tables } = await persistence.load();
  const settings = { ...(tables.settings?.[0] as Record<string, unknown>) };
  change(settings);
  const older = memoryPersistence();
  const { messages: _, ...others } = tables;
  await older.commit(0, { ...others, settings: [settings] }, version);
  return older;
};

describe('an update of the portal', () => {
  it('keeps an unreadable world aside, reports it, and begins with a new one', async () => {
    const persistence = await storedBy((settings) => void Object.assign(settings, { schema: 99 }));
    const page = await openPage({ persistence });
    expect(page.control.foundOtherVersion()).toBe(true);
    expect(await titles(page, 'bima')).not.toContain('data besar');
    const [kept] = await page.control.worlds();
    expect(kept).toMatchObject({ before: 'update' });
    await expect(page.control.takeBack(kept?.id)).rejects.toThrow('versi portal yang lain');
    expect(await page.control.worlds()).toHaveLength(1);
  });
});

describe('a world with schedules that the body has opened', () => {
  const schedulesIn = async ({ control }: TestPage): Promise<ScheduleRow[]> =>
    JSON.parse(await control.exportWorld()).tables.schedules;

  const buyNewest = async (page: TestPage) => {
    await page.logIn('ayu');
    const newest = (await schedulesIn(page)).at(-1);
    const budget = newest?.budgets[0];
    const order = { schedule_id: newest?.id, budget_source: budget?.source, budgetary: budget?.id };
    return (await (await page.post('/api/transaction/update-transaction', order)).json()).data.trx_id;
  };

  it('works after a reload 180 days later, with the purchases of these schedules', async () => {
    const [persistence, shelf] = [memoryPersistence(), createShelf()];
    const page = await openPage({ persistence, shelf });
    await page.control.travel(180 * day);
    const bought = await buyNewest(page);
    const before = await schedulesIn(page);
    const reloaded = await openPage({ persistence, shelf });
    expect(reloaded.control.foundOtherVersion()).toBe(false);
    const elsewhere = await openPage();
    await elsewhere.control.importWorld(await reloaded.control.exportWorld());
    for (const world of [reloaded, elsewhere]) {
      expect(await schedulesIn(world)).toEqual(before);
      await world.logIn('ayu');
      expect(JSON.stringify(await (await world.get('/api/transaction/list/all')).json())).toContain(bought);
    }
  });
});
