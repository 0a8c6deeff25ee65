import 'fake-indexeddb/auto';
import fs from 'node:fs';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { memoryPersistence } from '../../../../fake-backend/database/persistence.ts';
import type { StageRow } from '../../../../fake-backend/database/rows.ts';
import { lessons } from '../../../../fake-backend/scenarios/lessons.ts';
import { lengthened, shortened } from '../../../../fake-backend/scenarios/moment/long-texts.ts';
import { openLink } from '../../../../fake-backend/scenarios/open-link.ts';
import { openScenes } from '../../../../fake-backend/scenarios/own/scenario-store.ts';
import { readScenarios } from '../../../../fake-backend/scenarios/scenario-file.ts';
import { scenarios, shippedScenario } from '../../../../fake-backend/scenarios/shipped.ts';
import { openPage, type TestPage, testNow } from '../hosts/page.ts';
import { trx } from '../staff/backend.ts';

const workIn = async (page: TestPage) => {
  await page.logIn('bima');
  await page.control.fill('bima@contoh.example', { notifications: 1 });
};

describe('the scenarios', () => {
  it('change nothing for an unknown name, and list the known ones', async () => {
    const page = await openPage();
    await page.control.travel(1000);
    await expect(page.control.playScenario('toString')).rejects.toThrow('baru-daftar, siap-beli, menunggu-bayar');
    await expect(page.control.playScenario('x')).rejects.toBeInstanceOf(RangeError);
    expect(page.control.now().getTime()).toBe(testNow + 1000);
  });

  it.each(scenarios.map(({ name }) => name))('%s creates the same rows in two worlds', async (name) => {
    const worlds = await Promise.all(
      [0, 1].map(async () => {
        const persistence = memoryPersistence();
        const page = await openPage({ persistence });
        await page.control.playScenario(name);
        return JSON.stringify((await persistence.load()).tables);
      }),
    );
    expect(worlds[0] === worlds[1]).toBe(true); // not `toBe`, because a diff of megabytes is unreadable
  });
});

it('every shipped scenario and lesson is one that a file may hold, and can be played on any day of the year', async () => {
  const name = (scenario: { title: string }) => scenario.title;
  const written = [
    ...scenarios.map((each) => shippedScenario(each.name)),
    ...lessons.map(({ name: _, ...each }) => each),
  ];
  const read = readScenarios(JSON.stringify({ format: 'portal-asesi-skenario', version: 1, scenarios: written }));
  expect(read.map(name)).toEqual(written.map(name));
  for (let month = 0; month < 12; month += 1) {
    const page = await openPage({ realNow: () => testNow + month * 30.4 * 86_400_000 });
    for (const each of scenarios.filter((one) => one.name !== 'data-besar')) await page.control.playScenario(each.name);
    page.stop();
  }
});

describe('a scenario in an existing world', () => {
  it('changes nothing of other people’s data, where its own person is untouched', async () => {
    const page = await openPage();
    await workIn(page);
    expect(await page.control.replacesWork('sedang-ujian')).toBe(false);
    await page.control.playScenario('sedang-ujian');
    const { data } = (await (await page.get('/api/notification?page=1')).json()) as { data: { data: unknown[] } };
    expect(JSON.stringify(data)).toContain('pengisian data besar');
    expect(await page.control.worlds()).toEqual([]);
  });

  it('creates a new world where its person has already moved on, and keeps the existing one', async () => {
    const page = await openPage();
    await page.control.playScenario('sedang-ujian');
    expect(await page.control.replacesWork('siap-ujian')).toBe(false);
    await workIn(page);
    expect(await page.control.replacesWork('siap-ujian')).toBe(true);
    await page.control.playScenario('siap-ujian');
    const [kept] = await page.control.worlds();
    expect(kept).toMatchObject({ before: 'scenario' });
    expect(await page.control.takeBack(kept?.id)).toBe(true);
    await page.logIn('eka');
    const { data } = (await (await page.get(`/api/assessment/exam-status/${trx.eka}`)).json()) as { data: unknown };
    expect(JSON.stringify(data)).toContain('running');
  });
});

describe('a link into the simulation', () => {
  it('plays the scenario, logs in as the persona, moves the clock and sets the network', async () => {
    const { control } = await openPage();
    const search = '?Skenario=sedang-ujian&PERSONA=gita&waktu=10menit&jaringan=lambat';
    expect(await openLink(control, search, false)).toMatchObject({ kind: 'opened', email: 'gita@contoh.example' });
    expect([control.now().getTime(), control.latency()]).toEqual([testNow + 600_000, 2_000]);
  });

  it('keeps the network until its person is logged in, and requests that it is cut then', async () => {
    const { control } = await openPage();
    const search = '?skenario=siap-ujian&jaringan=terputus';
    expect(await openLink(control, search, false)).toMatchObject({ email: 'eka@contoh.example', cut: true });
    expect(control.faults()).toEqual([]);
    expect(await openLink(control, '?jaringan=terputus', false)).toMatchObject({ scene: null, email: null, cut: true });
  });

  it('restores the network that an earlier link has cut, so that its person can log in', async () => {
    const { control } = await openPage();
    await control.addFault({ id: 'putus', match: { path: '/api/' }, nth: 'every', action: { type: 'offline' } });
    await control.addFault({ id: 'x', match: { path: '/api/x' }, nth: 1, action: { type: 'empty' } });
    expect(await openLink(control, '?persona=gita&jaringan=cepat', false)).toMatchObject({ cut: false });
    expect(control.faults().map(({ id }) => id)).toEqual(['x']);
  });

  it.each([
    ['?skenario=tidak-ada', 'Skenario “tidak-ada” tidak ada. Pilih dari daftar'],
    ['?skenario=', 'Skenario “” tidak ada'],
    ['?skenario=siap-ujian&persona=siapa', 'Persona “siapa” tidak ada. Yang tersedia: ayu, bima'],
    ['?skenario=siap-ujian&waktu=besok', 'Waktu “besok” tidak dikenal. Contoh: 30menit'],
    ['?persona=nirmala', 'Persona “nirmala” tidak ada'],
    ['?jendela=xyz', 'Jendela “xyz” tidak dikenal. Yang tersedia: sendiri, bersama.'],
    ['?skenario=siap-ujian&jaringan=toString', 'Jaringan “toString” tidak dikenal. Yang tersedia: cepat, biasa'],
  ])('reports the mistake in %s, and changes nothing', async (search, text) => {
    const persistence = memoryPersistence();
    const { control } = await openPage({ persistence });
    const before = await persistence.load();
    const opened = await openLink(control, search, true);
    expect(opened).toMatchObject({ kind: 'wrong', texts: [expect.stringContaining(text)] });
    expect(await persistence.load()).toEqual(before);
  });

  it('asks before it replaces a world in which somebody has worked, and is ignored without a known name', async () => {
    const page = await openPage();
    await workIn(page);
    expect(await openLink(page.control, '?skenario=hari-asesmen', false)).toEqual({
      kind: 'asks',
      scenario: 'hari-asesmen',
    });
    expect(page.control.now().getTime()).toBe(testNow);
    expect(await openLink(page.control, '?skenario=hari-asesmen', true)).toMatchObject({ kind: 'opened' });
    expect(page.control.now().toISOString()).toBe('2026-04-03T00:30:00.000Z');
    expect(await openLink(page.control, '?next=/profile', false)).toBeNull();
  });
});

test('a candidate who logs in and out has not worked in the world', async () => {
  const page = await openPage();
  await page.logIn('eka');
  await page.post('/api/logout');
  await page.control.playScenario('siap-ujian');
  expect(await page.control.replacesWork('siap-ujian')).toBe(false);
});

const stagesIn = async (page: TestPage, name: string, trxId: string) => {
  await page.logIn(name);
  const { data } = (await (await page.get(`/api/timeline/${trxId}`)).json()) as {
    data: { stages: readonly StageRow[] };
  };
  return new Map(data.stages.map((stage) => [stage.name, stage]));
};

describe('a jump to a stage of an assessment', () => {
  it.each(['apl01', 'apl02', 'exam', 'result', 'feedback', 'appeal'] as const)(
    'ends with %s as the candidate’s next action, from the very first step',
    async (stage) => {
      const page = await openPage();
      await page.control.jumpTo(trx.citra, stage);
      const reached = (await stagesIn(page, 'citra', trx.citra)).get(stage);
      expect(reached).toMatchObject({ status: 'open', waiting_for: 'candidate' });
    },
  );

  it('ends with a certificate that waits for its signature', async () => {
    const page = await openPage();
    await page.control.jumpTo(trx.citra, 'certificate');
    const waiting = (await page.control.staffTasks()).find(({ trxId }) => trxId === trx.citra);
    expect(waiting).toMatchObject({ stage: 'certificate' });
  });

  it('sets the clock to the day of the assessment when it leads to the exams', async () => {
    const page = await openPage();
    await page.control.jumpTo(trx.citra, 'exam');
    await page.logIn('citra');
    const { data } = (await (await page.get(`/api/assessment/exam-status/${trx.citra}`)).json()) as {
      data: { schedule: { starts_at: string } };
    };
    expect(page.control.now().getTime()).toBeGreaterThanOrEqual(Date.parse(data.schedule.starts_at));
  });

  it('gives the reason for a refusal, and changes nothing', async () => {
    const page = await openPage();
    const world = async () => JSON.parse(await page.control.exportWorld()).tables;
    const before = await world();
    await expect(page.control.jumpTo(trx.fajar, 'certificate')).rejects.toThrow(
      'Sertifikat hanya terbit bila semua unit kompeten.',
    );
    await expect(page.control.jumpTo(trx.hadi, 'appeal')).rejects.toThrow('Banding hanya ada');
    await expect(page.control.jumpTo(trx.eka, 'apl01')).rejects.toThrow('Langkah ini sudah selesai.');
    await expect(page.control.jumpTo('TRX-0', 'apl01')).rejects.toThrow('Asesmen ini tidak ada.');
    expect(await world()).toEqual(before);
  });
});

const mail = (id: string, subject: unknown) => ({ id, subject });
const [text, ofSeed, once] = ['x'.repeat(20_000), 'y'.repeat(300), 'z'.repeat(300)];
const seeded = { mails: [mail('0', ofSeed)] };
const tables = { mails: { added: [mail('1', text), mail('2', text), mail('3', ofSeed), mail('4', once)] } };

it('unknown names of texts, and texts of gigabytes, are refused', () => {
  const short = shortened(seeded, tables);
  expect(() => lengthened({}, short)).toThrow(RangeError);
  const [first] = short.tables.mails?.added ?? [];
  const many = { mails: { added: Array.from({ length: 3_000 }, (_, id) => mail(String(id), first?.subject)) } };
  expect(() => lengthened(seeded, { ...short, tables: many })).toThrow(RangeError);
});

const folder = 'tests/scenarios';

it.each(fs.readdirSync(folder))('the recorded scenario %s is answered as it was', async (file) => {
  const page = await openPage();
  onTestFinished(page.stop);
  for (const { id } of await page.control.importOwnScenes(fs.readFileSync(`${folder}/${file}`, 'utf8'))) {
    await page.control.openOwnScene({ id });
    await page.control.playTo(Number.POSITIVE_INFINITY);
    const { acts, trace } = (await page.control.playing()) ?? { acts: [], trace: [] };
    expect(trace).toHaveLength(acts.length);
    const wrong = trace.filter(({ refused, call }) => refused !== null || call?.asExpected === false);
    expect(wrong.map((line) => [acts[trace.indexOf(line)], line])).toEqual([]);
  }
});

const scene = { title: 'Satu' } as never;

it('scenes are stored on the device in their order until they are removed', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  onTestFinished(() => void vi.unstubAllGlobals());
  const scenes = openScenes();
  const first = await scenes.add({ scene, size: 1, packed: null });
  const second = await scenes.add({ scene, size: 2, packed: '1.x' });
  expect(await openScenes().all()).toEqual([first, second]);
  await scenes.remove(first.id);
  expect(await openScenes().all()).toEqual([second]);
});

it('scenes are kept in the page’s memory if the browser has no storage for them', async () => {
  const refusing = {
    open: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  };
  vi.stubGlobal('indexedDB', refusing);
  onTestFinished(() => void vi.unstubAllGlobals());
  const scenes = openScenes();
  const kept = await scenes.add({ scene, size: 1, packed: null });
  expect(await scenes.all()).toEqual([kept]);
});

it('a full storage is reported with a message', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => {
    add.mockRestore();
    vi.unstubAllGlobals();
  });
  await expect(openScenes().add({ scene, size: 1, packed: null })).rejects.toThrow('penuh');
});
