import { createHash } from 'node:crypto';
import { describe, expect, it, test, vi } from 'vitest';
import { memoryPersistence } from '../../../../fake-backend/database/persistence.ts';
import type { NotificationRow } from '../../../../fake-backend/database/rows.ts';
import { openPage, type TestPage, testNow } from '../hosts/page.ts';
import { trx } from '../staff/backend.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const richWorld = async () => {
  const persistence = memoryPersistence();
  const page = await openPage({ persistence });
  await page.logIn('ayu');
  const order = { schedule_id: 'JDW-005', budget_source: 'mandiri', budgetary: 'ANG-005-1' };
  await page.post('/api/transaction/update-transaction', order, { 'Idempotency-Key': 'k' });
  await page.logIn('eka');
  for (const question_id of ['SKM-01-observation', 'SKM-01-written-benar-salah']) {
    const body = { transaction_id: trx.eka, question_id, asesi_id: '1005', is_asesi: true };
    expect((await page.post('/api/timer/startTimer', body)).ok).toBe(true);
  }
  await page.control.actAsStaff({ type: 'apl02', trxId: trx.kusuma, decision: 'approve', note: null, notes: [] });
  await page.control.actAsStaff({ type: 'decide', trxId: trx.maya, units: [], note: null });
  return { page, persistence };
};

type World = Awaited<ReturnType<typeof richWorld>>;

const rowsOf = async <Row>({ page, persistence }: World, table: 'notifications' | 'stages' | 'transactions') => {
  await page.control.mails(); // waits until every commit is stored
  return ((await persistence.load()).tables[table] ?? []) as readonly Row[];
};

const news = async (world: World) =>
  (await rowsOf<NotificationRow>(world, 'notifications'))
    .filter(({ id }) => id.startsWith('NTF-B'))
    .map(({ date, information }) => `${date} ${information}`);

const hashOf = async ({ persistence }: World): Promise<string> =>
  createHash('sha256')
    .update(JSON.stringify((await persistence.load()).tables))
    .digest('hex');

const travelAgain = async (page: TestPage, times: number, step: number): Promise<void> => {
  for (let count = 0; count < times; count++) await page.control.travel(step);
};

describe('a time jump of thirty days', () => {
  it('runs every event in order, each at its own time, and leaves no due work', async () => {
    const world = await richWorld();
    const before = (await news(world)).length;
    await world.page.control.travel(30 * day);
    const told = (await news(world)).slice(before);
    const at = (day: string) => told.filter((line) => line.startsWith(`2026-03-${day}+07:00 `));
    expect(at('10T09:22:01')).toEqual([expect.stringContaining('Waktu ujian tertulis benar–salah')]);
    expect(at('10T10:32:01')).toEqual([expect.stringContaining('Waktu observasi')]);
    expect(at('11T09:00:00')).toEqual([expect.stringContaining('Batas waktu pembayaran')]);
    expect(at('12T17:00:00')).toEqual([expect.stringContaining('sudah berakhir. Asesor menilai')]);
    expect(at('12T17:02:00')).toEqual([expect.stringContaining('Hasil asesmen')]);
    expect(at('16T07:59:59')).toEqual([expect.stringContaining('Masa banding')]);
    expect(at('16T23:59:00')).toEqual([expect.stringContaining('sudah lewat. Anda masih dapat')]);
    expect(at('18T00:00:00')).toEqual([expect.stringContaining('Masa banding Junior Web Programmer sudah berakhir')]);
    expect(told).toHaveLength(22);
    expect(told.map((line) => line.slice(0, 25))).toEqual(told.map((line) => line.slice(0, 25)).sort());
    const next = await world.page.control.nextEvent();
    expect(Date.parse(next?.at ?? '')).toBeGreaterThan(testNow + 30 * day);
  });

  it('ends in the same world as seven hundred and twenty jumps of an hour', async () => {
    const [one, many] = [await richWorld(), await richWorld()];
    await one.page.control.travel(30 * day);
    await travelAgain(many.page, 30 * 24, hour);
    expect(await hashOf(many)).toBe(await hashOf(one));
  });

  it('ends in the same world as jumps from event to event', async () => {
    const [one, many] = [await richWorld(), await richWorld()];
    await one.page.control.travel(30 * day);
    const end = testNow + 30 * day;
    for (;;) {
      const next = await many.page.control.nextEvent();
      if (!next || Date.parse(next.at) > end) break;
      expect(await many.page.control.toNextEvent()).toBe(true);
      expect(many.page.control.now().toISOString()).toBe(next.at);
    }
    await many.page.control.travel(end - many.page.control.now().getTime());
    expect(await hashOf(many)).toBe(await hashOf(one));
  });
});

test('an absent candidate is recorded at the end of the schedule, and moved to the next one a delay later, in one jump', async () => {
  const persistence = memoryPersistence();
  const world = { page: await openPage({ persistence }), persistence };
  await world.page.control.travel(30 * day);
  const ofEka = (await rowsOf<NotificationRow>(world, 'notifications')).filter(
    ({ id, trxid }) => id.startsWith('NTF-B') && trxid === trx.eka,
  );
  expect(ofEka.map(({ date, information }) => `${date} ${information}`)).toEqual([
    expect.stringMatching(/^2026-03-12T17:00:00.* tidak hadir/),
    expect.stringMatching(/^2026-03-12T17:02:00.* dijadwalkan ulang: Jumat, 3 April 2026/),
    expect.stringMatching(/^2026-04-02T08:00:00.* Besok hari asesmen .+: Jumat, 3 April 2026, 08.00 WIB di /),
    expect.stringMatching(/^2026-04-03T08:00:00.* sudah tiba/),
    expect.stringMatching(/^2026-04-03T17:00:00.* tidak hadir/),
    expect.stringMatching(/^2026-04-03T17:02:00.* dijadwalkan ulang/),
  ]);
});

test('the day before the assessment, a reminder with time and place arrives by mail too', async () => {
  const { control } = await openPage();
  await control.travel(24 * day);
  const mails = await control.mails();
  const lines = mails.flatMap((mail) => mail.lines).filter((line) => line.startsWith('Besok hari asesmen'));
  expect(lines).toContainEqual(
    expect.stringMatching(/: Jumat, 3 April 2026, 08\.00 WIB di .+ tertulis di proses sertifikasi Anda\.$/),
  );
});

test('the next event is shown with its time and its person, and the clock can be moved to it', async () => {
  const { control } = await openPage();
  const next = { at: '2026-03-10T22:00:00.000Z', title: 'Batas waktu pembayaran: Junior Web Programmer, Bima Contoh' };
  expect(await control.nextEvent()).toEqual(next);
  expect(await control.toNextEvent()).toBe(true);
  expect(control.now().toISOString()).toBe(next.at);
  expect(await control.nextEvent()).not.toEqual(next);
});

test('a clock that stands or runs ten times as fast continues from its time', async () => {
  let real = testNow;
  const { control } = await openPage({ realNow: () => real });
  const moved: string[] = [];
  control.watchTime(() => moved.push(control.now().toISOString()));
  await control.setClockRate(0);
  real += hour;
  expect(control.now().getTime()).toBe(testNow);
  await control.setClockRate(10);
  real += minute;
  expect(control.now().getTime()).toBe(testNow + 10 * minute);
  await control.travel(hour);
  await control.setClockRate(1);
  real += minute;
  expect(control.now().getTime()).toBe(testNow + hour + 11 * minute);
  await vi.waitFor(() => expect(moved).toHaveLength(4));
});

test('a time jump never goes back, however late it is while the world is stored', async () => {
  let looks = 0; // simulates a busy device: each read of its clock returns a slightly later time
  const { control } = await openPage({ realNow: () => testNow + 10 * ++looks });
  await expect(control.travel(-1)).rejects.toBeInstanceOf(RangeError);
});

test("a different device clock does not change the server's time, and moves with its jumps", async () => {
  const { control } = await openPage();
  expect(control.deviceNow()).toBe(testNow);
  await control.setDeviceAhead(-7 * minute);
  expect([control.deviceNow(), control.now().getTime()]).toEqual([testNow - 7 * minute, testNow]);
  await control.travel(24 * hour);
  expect(control.deviceNow()).toBe(testNow + 24 * hour - 7 * minute);
  await control.takeBack();
  expect([control.deviceNow(), control.deviceAhead()]).toEqual([testNow - 7 * minute, -7 * minute]);
});

test('a device clock runs in real time while the server’s clock runs faster, and follows it again afterwards', async () => {
  let real = testNow;
  const { control } = await openPage({ realNow: () => real });
  await control.travel(hour);
  await control.setClockRate(10);
  real += minute;
  expect(control.deviceNow()).toBe(testNow + hour + minute);
  await control.setClockRate(1);
  expect(control.deviceNow()).toBe(testNow + hour + 10 * minute);
});

test('a different device clock is kept over a reload and in a file, until the world is replaced', async () => {
  const persistence = memoryPersistence();
  await (await openPage({ persistence })).control.setDeviceAhead(2 * hour);
  const { control } = await openPage({ persistence });
  expect(control.deviceNow()).toBe(testNow + 2 * hour);
  const text = await control.exportWorld();
  await control.reset();
  expect(control.deviceAhead()).toBe(0);
  await control.importWorld(text);
  expect(control.deviceAhead()).toBe(2 * hour);
});

test('an impossible device clock is refused, and nothing changes', async () => {
  const { control } = await openPage();
  for (const ahead of [Number.NaN, Number.POSITIVE_INFINITY, -1e18])
    await expect(control.setDeviceAhead(ahead)).rejects.toBeInstanceOf(RangeError);
  expect(control.deviceAhead()).toBe(0);
});
