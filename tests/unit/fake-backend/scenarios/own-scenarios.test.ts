import { createHash } from 'node:crypto';
import zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { migrated, schemaVersion } from '../../../../fake-backend/database/migrations.ts';
import { memoryScenes } from '../../../../fake-backend/scenarios/own/scenario-store.ts';
import { openPage, type TestPage, testNow } from '../hosts/page.ts';
import older from './older-scenes.json' with { type: 'json' };

const day = 86_400_000;
const draft = {
  title: 'Gita mengunggah KTP',
  sentence: 'KTP Gita buram.',
  task: 'Unggah KTP yang lebih jelas.',
  hint: 'Tekan “Ganti file”.',
  steps: ['ordered', 'paid'],
  email: 'gita@contoh.example',
  page: '/transaction?hal=2',
};

const worked = async () => {
  const page = await openPage();
  await page.control.fill(draft.email, { notifications: 3, examQuestions: 30 });
  await page.control.travel(2 * day);
  return page;
};

const openWorked = async () => {
  const page = await worked();
  onTestFinished(page.stop);
  return page;
};

const opened = async () => {
  const page = await openPage({ realNow: () => testNow + 40 * day });
  onTestFinished(page.stop);
  return page;
};

const tablesIn = async ({ control }: TestPage) => JSON.parse(await control.exportWorld()).tables;

const hashOf = async (page: TestPage): Promise<string> => {
  const { sessions: _, ...tables } = await tablesIn(page);
  const { clock_offset: __, clock_anchor: ___, ...settings } = tables.settings[0];
  return createHash('sha256')
    .update(JSON.stringify({ ...tables, settings }))
    .digest('hex');
};

const linkOf = async (page: TestPage, changes: Partial<typeof draft> = {}): Promise<string> => {
  const { link } = await page.control.saveOwnScene({ ...draft, ...changes });
  return (link ?? '').replace('#adegan=', '');
};

describe('a saved scene', () => {
  it('opens the same world each time its link is followed, with its time, person and page', async () => {
    const page = await openWorked();
    const link = await linkOf(page);
    const [one, other] = [await opened(), await opened()];
    for (const { control } of [one, other])
      expect(await control.openOwnScene({ link })).toEqual({
        email: draft.email,
        page: draft.page,
        trxId: null,
        faults: [],
      });
    expect(await hashOf(one)).toBe(await hashOf(other));
    expect(one.control.now()).toEqual(new Date(testNow + 2 * day));
    const { settings: before, ...rest } = await tablesIn(page);
    const { settings: after, ...same } = await tablesIn(one);
    expect(same).toEqual({ ...rest, replies: [] });
    expect(after).toMatchObject([{ seeded_at: before[0].seeded_at, counter: before[0].counter, worked: [] }]);
  });

  it('shows its title, sentence, task and hint until they are closed or the world is replaced', async () => {
    const link = await linkOf(await openWorked());
    const { control } = await opened();
    const { email: _, page: __, ...texts } = draft;
    expect(control.ownScene()).toBeNull();
    await control.openOwnScene({ link });
    const steps = [
      { title: 'Buat pesanan', done: false },
      { title: 'Bayar', done: false },
    ];
    expect(control.ownScene()).toEqual({ ...texts, steps });
    await control.reset();
    expect(control.ownScene()).toBeNull();
    await control.openOwnScene({ link });
    await control.leaveOwnScene();
    expect(control.ownScene()).toBeNull();
  });

  it('asks before it replaces a world that the user has changed, and saves that world', async () => {
    const link = await linkOf(await openWorked());
    const { control } = await opened();
    expect(await control.readOwnScene({ link })).toMatchObject({ title: draft.title, asks: false });
    await control.fill(draft.email, { notifications: 1 });
    const before = await control.exportWorld();
    expect(await control.readOwnScene({ link })).toMatchObject({ asks: true });
    await control.openOwnScene({ link });
    const [kept] = await control.worlds();
    expect(kept).toMatchObject({ before: 'scenario' });
    await control.takeBack(kept?.id);
    expect(await control.exportWorld()).toBe(before);
  });

  it('allows the log-in of a person who signed up in the simulation, without containing the typed password', async () => {
    const page = await openPage();
    onTestFinished(page.stop);
    const person = { fullname: 'Wayan Contoh', email: 'wayan@contoh.example' };
    const password = { password: 'rahasia-saya-1', password_confirmation: 'rahasia-saya-1' };
    await page.get('/sanctum/csrf-cookie');
    expect((await page.post('/api/signup', { ...person, ...password, agreement: '1' })).ok).toBe(true);
    const saved = await page.control.saveOwnScene({ ...draft, email: person.email });
    expect(await page.control.exportOwnScenes([saved.id])).not.toContain('rahasia-saya-1');
    const other = await opened();
    await other.control.openOwnScene({ link: saved.link?.replace('#adegan=', '') ?? '' });
    expect((await other.logIn('wayan')).status).toBe(200);
  });

  it('returns its faults, which become active only after the log-in', async () => {
    const page = await openWorked();
    const fault = { id: 'putus', match: { path: '/' }, nth: 'every', action: { type: 'offline' } } as const;
    await page.control.addFault(fault);
    const link = await linkOf(page);
    const { control } = await opened();
    expect(await control.openOwnScene({ link })).toMatchObject({ faults: [fault] });
    expect(control.faults()).toEqual([]);
  });

  it('survives a reset of the world, can be exported in a file with others, and can be removed', async () => {
    const page = await openWorked();
    await linkOf(page);
    await linkOf(page, { title: 'Kedua', email: null as never });
    await page.control.reset();
    const listed = await page.control.ownScenes();
    expect(listed.map(({ title, email }) => [title, email])).toEqual([
      [draft.title, draft.email],
      ['Kedua', null],
    ]);
    const file = await page.control.exportOwnScenes(listed.map(({ id }) => id));
    const { control } = await opened();
    const added = await control.importOwnScenes(file);
    expect(await control.exportOwnScenes(added.map(({ id }) => id))).toBe(file);
    expect(await control.importOwnScenes(file)).toEqual(added);
    await control.removeOwnScene(added[0]?.id ?? 0);
    expect((await control.ownScenes()).map(({ title }) => title)).toEqual(['Kedua']);
    await expect(control.openOwnScene({ id: added[0]?.id ?? 0 })).rejects.toThrow('sudah dihapus');
  });

  it('has only a file, and no link, if it is too large; a browser that cannot unpack its link refuses it', async () => {
    const page = await openWorked();
    const link = await linkOf(page);
    await page.control.fill(draft.email, { notifications: 5_000 });
    const large = await page.control.saveOwnScene(draft);
    expect(large.link).toBeNull();
    expect(large.size).toBeGreaterThan(100_000);
    vi.stubGlobal('DecompressionStream', undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(await page.control.saveOwnScene(draft)).toMatchObject({ link: null });
    await expect(page.control.openOwnScene({ link })).rejects.toThrow('Browser ini terlalu lama');
  });

  it('stores a long text once, or not at all if the seed has it, and restores it unchanged', async () => {
    const page = await openPage();
    onTestFinished(page.stop);
    const [task] = (await page.control.staffTasks()).filter(({ stage }) => stage === 'apl02');
    await page.control.jumpTo(task?.trxId ?? '', 'certificate');
    const { id, link } = await page.control.saveOwnScene(draft);
    expect((await page.control.exportOwnScenes([id])).length).toBeLessThan(60_000);
    const other = await opened();
    await other.control.openOwnScene(link === null ? { id } : { link: link.replace('#adegan=', '') });
    const [{ settings: _, ...before }, { settings: __, ...after }] = [await tablesIn(page), await tablesIn(other)];
    expect(after).toEqual({ ...before, replies: [] });
  });

  it('has a QR code for a phone if its address is short', async () => {
    const { control } = await openWorked();
    const rows = await control.qrCode('http://portal.test/#adegan=1.abc');
    expect(rows?.length).toBe(rows?.[0]?.length);
    expect(await control.qrCode('x'.repeat(1_801))).toBeNull();
  });
});

interface SceneFile {
  format: string;
  version: number;
  scenarios: (Record<string, unknown> & { start: Record<string, unknown> })[];
}
type Cell = Record<string, unknown>;
type Tables = Record<string, { gone?: string[]; changed?: Cell[]; added?: Cell[] }>;

const inScene = (change: object) => (file: SceneFile) => void Object.assign(file.scenarios[0] ?? {}, change);
const inMoment = (change: object) => (file: SceneFile) => void Object.assign(file.scenarios[0]?.start ?? {}, change);
const inTables = (change: (tables: Tables) => unknown) => (file: SceneFile) =>
  void change(file.scenarios[0]?.start.tables as Tables);
const inSettings = (change: Cell) => inTables(({ settings }) => Object.assign(settings?.changed?.[0] as Cell, change));
const inNotification = (change: Cell) =>
  inTables(({ notifications }) => Object.assign(notifications?.added?.[0] as Cell, change));
const brings = (table: string, ...added: Cell[]) => inTables((tables) => Object.assign(tables, { [table]: { added } }));
const call = { type: 'call', who: null, method: 'GET', path: '/api/scheme', sent: { kind: 'none' } };
const acts = (...changed: object[]) => inScene({ acts: changed });
const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

const mail = { id: 'm', to: draft.email, subject: '', lines: [], link_title: '', sent_at: '2026-03-10T02:00:00Z' };
const sitting = {
  id: 'S',
  question_id: 'x',
  started_at: '2026-03-10T02:00:00Z',
  extra_time: 0,
  closed: null,
  receipt: null,
};

const files: readonly (readonly [string, (file: SceneFile) => unknown, string])[] = [
  ['is of another kind', (file) => Object.assign(file, { format: 'portal-asesi-simulasi' }), 'bukan adegan'],
  ['is of a newer format', (file) => Object.assign(file, { version: 2 }), 'lebih baru'],
  ['holds no scene', (file) => Object.assign(file, { scenarios: [] }), 'tidak berisi adegan'],
  ['holds too many scenes', ({ scenarios }) => scenarios.push(...Array(50).fill(scenarios[0])), 'terlalu besar'],
  ['is of a newer schema', inMoment({ schema: schemaVersion + 1 }), 'lebih baru'],
  ['has no title', inScene({ title: ' ' }), 'rusak'],
  ['has a title without end', inScene({ title: 'x'.repeat(81) }), 'rusak'],
  ['expects an unknown fact', inScene({ steps: [{ title: 'x', expected: [{ fact: 'toString' }] }] }), 'rusak'],
  ['calls another site', acts({ ...call, path: '//jahat.example/api/' }), 'rusak'],
  ['calls the control of the simulation', acts({ ...call, path: '/simulation/reset' }), 'rusak'],
  ['has a time before its beginning', acts({ ...call, at: -1 }), 'rusak'],
  ['has an unknown decision of the staff', acts({ type: 'staff', action: { type: 'x', trxId: 'y' } }), 'rusak'],
  ['is for an unknown person', inScene({ person: 'siapa@contoh.example' }), 'siapa@contoh.example'],
  ['leads to another site', inScene({ page: 'https://jahat.example/' }), 'bukan halaman portal'],
  ['leads to another site without a scheme', inScene({ page: '//jahat.example/' }), 'bukan halaman portal'],
  ['leads to another site by a backslash', inScene({ page: '/\\jahat.example' }), 'bukan halaman portal'],
  ['leads to a script', inScene({ page: 'javascript:alert(1)' }), 'bukan halaman portal'],
  ['has a time that is none', inMoment({ time: 'besok' }), 'rusak'],
  ['has a time after ten thousand years', inMoment({ time: '+012026-03-10T02:00:00.000Z' }), 'rusak'],
  ['was seeded in another age', inMoment({ seeded_at: '1926-03-10T02:00:00.000Z' }), 'rusak'],
  ['names a long text that is in no place', inNotification({ information: { '=': 'x' } }), 'rusak'],
  ['brings a session', brings('sessions', { id: 's' }), 'rusak'],
  ['changes a row that no seed has', inTables((tables) => tables.transactions?.changed?.push({ id: 'x' })), 'rusak'],
  [
    'has the same row twice',
    inTables(({ notifications }) => notifications?.added?.push(notifications.added[0] as Cell)),
    'rusak',
  ],
  ['has a row without columns', inTables(({ notifications }) => notifications?.added?.push({ id: 'x' })), 'rusak'],
  ['has a number where a text belongs', inNotification({ information: 7 }), 'rusak'],
  [
    'lacks somebody whom others name',
    inTables((tables) => Object.assign(tables, { candidates: { gone: ['1007'] } })),
    'rusak',
  ],
  ['has a mail that leads to another site', brings('mails', { ...mail, link: '//jahat.example' }), 'rusak'],
  ['has an exam of nobody', brings('examSittings', { ...sitting, trx_id: 'TRX-0' }), 'rusak'],
  ['has a clock of another speed', inSettings({ clock_rate: 9e9 }), 'rusak'],
  ['lets a clock begin in another age', inSettings({ done_until: -9e15 }), 'rusak'],
  ['has faults without a rule', inSettings({ faults: [{}] }), 'rusak'],
  ['is nested without end', inSettings({ faults: nested(2_000) }), 'rusak'],
];

const texts: readonly (readonly [string, (text: string) => string, string])[] = [
  ['is null', () => 'null', 'bukan adegan'],
  ['is cut', (text) => text.slice(0, -20), 'bukan adegan'],
  ['is nested a million times', () => '['.repeat(1_000_000), 'bukan adegan'],
  ['is huge', (text) => text.padEnd(20_000_001), 'terlalu besar'],
  ['has a key of the prototype', (text) => text.replace('"tables":{', '"tables":{"__proto__":{"added":[]},'), 'rusak'],
  ['has a key of the constructor', (text) => text.replace('"tables":{', '"tables":{"constructor":{},'), 'rusak'],
  ...files.map(([title, change, word]) => {
    const changed = (text: string) => {
      const file: SceneFile = JSON.parse(text);
      change(file);
      return JSON.stringify(file);
    };
    return [title, changed, word] as const;
  }),
];

const packed = (text: string | Buffer) => `1.${zlib.deflateSync(text).toString('base64url')}`;

const links: readonly (readonly [string, (link: string) => string, string])[] = [
  ['is empty', () => '', 'terpotong atau berubah'],
  ['is cut', (link) => link.slice(0, -30), 'terpotong atau berubah'],
  [
    'has another letter at its end',
    (link) => link.slice(0, -6) + (link.at(-6) === 'A' ? 'B' : 'A') + link.slice(-5),
    'terpotong atau berubah',
  ],
  ['is of another version', (link) => link.replace('2.', '3.'), 'lebih baru'],
  ['is no base64', () => '2.%F0%9F%98%80 <b>', 'terpotong atau berubah'],
  ['is not compressed', () => `2.${Buffer.from('{"scenarios":[]}').toString('base64url')}`, 'terpotong atau berubah'],
  ['unpacks to four megabytes', () => packed(Buffer.alloc(4_000_000)), 'terlalu besar'],
  ['is longer than any link', (link) => link + 'A'.repeat(20_000), 'terlalu besar'],
  ['holds no text', () => packed(Buffer.from([0xff, 0xfe, 0xff])), 'terpotong atau berubah'],
  ['holds a world', () => packed('{"format":"portal-asesi-simulasi","version":5,"tables":{}}'), 'bukan adegan'],
];

const wrong = { salah: true };

/** Copies with one mistake each: an object in place of a value, or a field too many. The columns of rows are left: other tests spoil them. */
function* spoiled(value: unknown, key = ''): Generator<unknown> {
  yield wrong;
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  if (!isList) yield { ...value, ...wrong };
  if (key === 'added' || key === 'changed') return;
  for (const [name, inside] of Object.entries(value).slice(0, isList ? 1 : undefined))
    for (const part of spoiled(inside, name))
      yield isList ? value.with(Number(name), part) : { ...value, [name]: part };
}

describe('what is no whole scene', () => {
  let control: TestPage['control'];
  let file = '';
  let link = '';
  let unchanged: unknown;
  const stops: (() => void)[] = [];
  const state = async () => [await control.exportWorld(), await control.worlds(), await control.ownScenes()];
  const expectRefusal = async (use: () => Promise<unknown>, word: string) => {
    const refusal = await use().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(RangeError);
    expect(String(refusal)).toContain(word);
  };

  beforeAll(async () => {
    const [page, other] = [await worked(), await worked()];
    stops.push(page.stop, other.stop);
    const { id, link: saved } = await page.control.saveOwnScene(draft);
    file = await page.control.exportOwnScenes([id]);
    link = saved?.replace('#adegan=', '') ?? '';
    control = other.control;
    unchanged = await state();
  });
  afterAll(() => {
    for (const stop of stops) stop();
  });

  it.each(texts)('a file that %s is refused with a reason, and changes nothing', async (_, change, word) => {
    const changed = change(file);
    expect(changed).not.toBe(file);
    await expectRefusal(() => control.importOwnScenes(changed), word);
    expect(await state()).toEqual(unchanged);
  });

  it('a file with a mistake at any place is refused, and changes nothing', async () => {
    const { scenarios, ...whole }: SceneFile = JSON.parse(file);
    const [scene] = scenarios.map((each) => ({ ...each, acts: [{ ...call, at: 1, meets: { type: 'hang' } }] }));
    const mistaken = [...spoiled(scene)].map((each) => ({ ...whole, scenarios: [each] }));
    expect(mistaken.length).toBeGreaterThan(50);
    for (const each of [...mistaken, { ...whole, scenarios: wrong }, { ...whole, scenarios, version: '1' }])
      await expectRefusal(() => control.importOwnScenes(JSON.stringify(each)), 'rusak');
    expect(await state()).toEqual(unchanged);
  });

  it.each(links)('a link that %s is refused with a reason, and changes nothing', async (_, change, word) => {
    const changed = change(link);
    expect(changed).not.toBe(link);
    for (const use of [control.readOwnScene, control.openOwnScene])
      await expectRefusal(() => use({ link: changed }), word);
    expect(await state()).toEqual(unchanged);
  });
});

describe('the scenes and worlds of an older build', () => {
  const { file, links } = older;
  const shown = async (page: TestPage) => page.control.ownScene();

  it('open from their file as from their links, with their texts, person, page, faults, time and world', async () => {
    const page = await opened();
    const added = await page.control.importOwnScenes(JSON.stringify(file));
    expect(added.map(({ title }) => title)).toEqual(['Satria membeli', 'Eka ujian', 'Tamu']);
    for (const [index, scene] of file.scenes.entries()) {
      const { title, sentence, task, hint, email, page: address } = scene;
      const opening = await page.control.openOwnScene({ id: added[index]?.id ?? 0 });
      expect(opening).toMatchObject({ email, page: address });
      expect(opening.faults.map(({ id }) => id)).toEqual(index === 1 ? ['putus'] : []);
      expect(await shown(page)).toMatchObject({ title, sentence, task, hint });
      expect(page.control.now().toISOString()).toBe(scene.time);
      const other = await opened();
      await other.control.openOwnScene({ link: links[index]?.replace('#adegan=', '') ?? '' });
      expect(await hashOf(other)).toBe(await hashOf(page));
    }
  });

  it('tick their steps as before', async () => {
    const page = await opened();
    const { control } = page;
    const added = await control.importOwnScenes(JSON.stringify(file));
    const ticks = () => control.ownScene()?.steps.map(({ title, done }) => `${title}: ${done}`);
    await control.openOwnScene({ id: added[0]?.id ?? 0 });
    expect(ticks()).toEqual(['Buat pesanan: false', 'Bayar: false']);
    await page.logIn('satria');
    const order = { schedule_id: 'JDW-003', budget_source: 'mandiri', budgetary: 'ANG-003-1' };
    const { data } = await (await page.post('/api/transaction/update-transaction', order)).json();
    expect(ticks()).toEqual(['Buat pesanan: true', 'Bayar: false']);
    await control.actAsStaff({ type: 'settle-payment', trxId: data.trx_id, outcome: 'pay' });
    expect(ticks()).toEqual(['Buat pesanan: true', 'Bayar: true']);
  });

  it('are listed from the device, where an older build kept them', async () => {
    const store = memoryScenes();
    for (const scene of file.scenes) await store.add({ scene: scene as never, size: 10, packed: null });
    const page = await openPage({ ownScenes: store, realNow: () => testNow + 40 * day });
    onTestFinished(page.stop);
    const listed = await page.control.ownScenes();
    expect(listed.map(({ title, email }) => [title, email])).toEqual(
      file.scenes.map(({ title, email }) => [title, email]),
    );
    expect(await page.control.openOwnScene({ id: listed[1]?.id ?? 0 })).toMatchObject({ email: 'eka@contoh.example' });
  });

  it('keep the steps of an open scene when its world is migrated', () => {
    const scene = { title: 'x', sentence: '', task: '', hint: '', email: null, steps: [{ name: 'pay', before: 0 }] };
    const settings = { schema: 6, done_until: testNow, own_scene: scene };
    const [row] = (migrated({ settings: [settings] }, testNow)?.settings ?? []) as { own_scene: object }[];
    const steps = [{ title: 'Bayar', hint: '', expected: [{ fact: 'paid' }] }];
    expect(row?.own_scene).toEqual({ ...scene, trxId: null, since: new Date(testNow).toISOString(), steps });
  });
});
