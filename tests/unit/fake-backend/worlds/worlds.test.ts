import { beforeAll, describe, expect, it } from 'vitest';
import { memoryPersistence, type Persistence } from '../../../../fake-backend/database/persistence.ts';
import type { ScheduleRow } from '../../../../fake-backend/database/rows.ts';
import { scenarios } from '../../../../fake-backend/scenarios/shipped.ts';
import { references } from '../../../../fake-backend/worlds/references.ts';
import { createShelf } from '../../../../fake-backend/worlds/shelf.ts';
import { openPage, type TestPage, testNow } from '../hosts/page.ts';
import { trx } from '../staff/backend.ts';

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

  it('has an object in no place of a text, a number or a switch, also where the world has none yet', async () => {
    const page = await workedWorld();
    await page.get('/sanctum/csrf-cookie');
    await page.post('/api/forgot-password', { email: 'bima@contoh.example' }); // makes a mail
    const text = await page.control.exportWorld();
    const isObject = (value: unknown) => typeof value === 'object' && value !== null;
    const taken: string[] = [];
    for (const [table, rows] of Object.entries<Record<string, unknown>[]>(JSON.parse(text).tables))
      for (const column of Object.keys(rows[0] ?? {})) {
        const values = rows.flatMap((row) => row[column]);
        if (values.length === 0 || values.some(isObject) || `${table}.${column}` === 'settings.own_scene') continue;
        const file = JSON.parse(text);
        file.tables[table][0][column] = Array.isArray(rows[0]?.[column]) ? [{}] : {};
        const read = page.control.importWorld(JSON.stringify(file)).then(() => taken.push(`${table}.${column}`));
        await read.catch(() => undefined);
      }
    expect(taken).toEqual([]);
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

type Row = Record<string, unknown> & { readonly id: string };
interface WorldFile {
  readonly tables: Record<string, Row[]>;
}

const exported = async ({ control }: TestPage): Promise<WorldFile> => JSON.parse(await control.exportWorld());

const open = async (file: WorldFile) => (await openPage()).control.importWorld(JSON.stringify(file));

describe('a world that the portal itself has created is opened from its file', () => {
  // `data-besar` is left out, because it is forty times as slow, and the mass of rows below has all that it has
  it.each(scenarios.filter(({ name }) => name !== 'data-besar'))(
    'of the scenario $name, also thirty days later',
    async ({ name }) => {
      const page = await openPage();
      await page.control.playScenario(name);
      await open(await exported(page));
      await page.control.travel(30 * day);
      await open(await exported(page));
    },
  );

  it('filled with a mass of rows', async () => {
    const page = await openPage();
    const masses = { notifications: 100, transactions: 100, apl02Units: 12, examQuestions: 300 };
    await page.control.fill('bima@contoh.example', masses);
    await open(await exported(page));
  });
});

const fullWorld = async (): Promise<WorldFile> => {
  const page = await openPage();
  await page.control.jumpTo(trx.citra, 'appeal');
  await page.control.playScenario('sedang-ujian');
  const file = await exported(page);
  const { tables } = file;
  const [purchase, another] = tables.transactions ?? [];
  const [attempt, upload] = [tables.examSittings?.[0]?.id, tables.files?.[0]?.id];
  const owner = purchase?.candidate_id;
  const add = (name: string, row: Row) => tables[name]?.push(row);
  Object.assign(another ?? {}, {
    previous_transaction_id: purchase?.id,
    renewal_of: tables.certificates?.[0]?.number,
  });
  const session = { csrf: 'c', bearer: null };
  add('sessions', { ...session, id: 'sesi-1', candidate_id: owner });
  add('sessions', { ...session, id: 'sesi-2', candidate_id: null });
  const link = { purpose: 'reset', made_at: 'x', expires_at: 'x', used: true, replaced: false };
  add('accountLinks', { ...link, id: 'tautan', candidate_id: owner });
  const message = { subject: 's', message: 'm', email: 'e', received_at: 'x', request_key: null };
  const unanswered = { answer: null, answered_at: null };
  add('messages', { ...message, ...unanswered, id: 'PSN-1', candidate_id: owner, trx_id: purchase?.id });
  add('messages', { ...message, ...unanswered, id: 'PSN-2', candidate_id: null, trx_id: null });
  add('adjustments', { id: purchase?.id ?? '', needs: [], other: '', sent_at: 'x', answer: null });
  const signature = { image: '', signed_at: 'x' };
  const appeal = { explained: true, discussed: true, others_involved: false, reason: 'r', sent_at: 'x', answer: null };
  add('appeals', { ...appeal, id: purchase?.id ?? '', signature });
  add('examTicks', { id: 'centang', sitting_id: attempt, criterion: '1', competent: true });
  const answer = { sitting_id: attempt, question_detail_id: 'unggah', current: null, others: [] };
  add('examAnswers', { ...answer, id: 'jawaban', file: { id: upload, uploaded_at: 'x' } });
  return file;
};

const heldIn = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(heldIn) : [value];

const wrong = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(wrong);
  if (typeof value !== 'object' || value === null) return 'tidak-ada';
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, wrong(each)]));
};

const changed = (file: WorldFile, change: (tables: WorldFile['tables']) => void): string => {
  const copy = structuredClone(file);
  change(copy.tables);
  return JSON.stringify(copy);
};

describe('a file with a broken reference', () => {
  let full: WorldFile;
  let page: TestPage;
  const now = async ({ control }: TestPage) => [await control.exportWorld(), await control.worlds()];
  let before: Awaited<ReturnType<typeof now>>;
  beforeAll(async () => {
    full = await fullWorld();
    page = await openPage();
    await page.control.fill('bima@contoh.example', { notifications: 1 });
    before = await now(page);
  });

  const expectRefusal = async (text: string) => {
    await expect(page.control.importWorld(text)).rejects.toThrow('Isi file ini rusak atau tidak lengkap');
    expect(await now(page)).toEqual(before);
  };

  it('is refused only for that: the same file with all rows is opened', async () => {
    await expect(open(full)).resolves.toBeUndefined();
  });

  const columns = references.flatMap(([to, , from]) =>
    Object.entries(from).map(([table, column]) => ({ table, column, to })),
  );

  it('is looked for in every column that names a row of another table', () => {
    // stored settings, replies and certificates may name rows that are gone, and an answer of APL 02 names files of its form
    const { settings: _, replies: __, certificates: ___, ...others } = full.tables;
    const targets = ['candidates', 'transactions', 'schedules', 'examSittings', 'files'] as const;
    const naming = targets.flatMap((to) => {
      const ids = new Set<unknown>((full.tables[to] ?? []).map(({ id }) => id));
      return Object.entries(others).flatMap(([table, rows]) =>
        [...new Set(rows.flatMap(Object.keys))]
          .filter((column) => (table !== to || column !== 'id') && column !== 'answers')
          .filter((column) => rows.some((row) => heldIn(row[column]).some((held) => ids.has(held))))
          .map((column) => ({ table, column, to })),
      );
    });
    expect(naming.length).toBeGreaterThan(25);
    expect(columns).toEqual(expect.arrayContaining(naming));
  });

  it.each(columns)('is refused when a row of $table has a $column that is not in $to', async ({ table, column }) => {
    const rows = full.tables[table] ?? [];
    const at = rows.findIndex((row) => heldIn(row[column]).some((held) => typeof held === 'string'));
    expect(at).toBeGreaterThanOrEqual(0);
    await expectRefusal(
      changed(full, (tables) => {
        const row = tables[table]?.[at];
        if (row) Object.assign(row, { [column]: wrong(row[column]) });
      }),
    );
  });
});
