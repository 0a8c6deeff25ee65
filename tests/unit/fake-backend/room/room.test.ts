import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRoom } from '../../../../fake-backend/hosts/node-room.ts';
import type { RoomReportTrainee } from '../../../../src/application/ports/simulation/room-control.ts';
import type { StaffReadingSection } from '../../../../src/application/ports/simulation/staff-desk.ts';
import { browserAt } from '../hosts/browser.ts';
import { emailOf, newFolder, settingsIn, trainerAt } from './open-room.ts';

const folder = newFolder();
const settings = settingsIn(folder);
let room: Awaited<ReturnType<typeof startRoom>>;

beforeAll(async () => {
  room = await startRoom(settings);
});
afterAll(async () => {
  await room.close();
  rmSync(folder, { recursive: true });
});

const { call, dataOf, view, act } = trainerAt(() => room.url);
const trainee = async (number: number) => {
  const found = (await view()).trainees.find(({ fullname }) => fullname === `Peserta 0${number}`);
  if (!found) throw new Error(`no trainee ${number}`);
  return found;
};

const enter = async (number: number) => {
  const { ask, logIn, cookie } = browserAt(() => room.url);
  const reply = await logIn(emailOf(number), 'rahasia1');
  expect(reply.status).toBe(200);
  return { ask, cookie };
};

const pageOf = async (number: number) => {
  const { ask } = await enter(number);
  const dataOf = async (reply: Promise<Response>) => (await (await reply).json()).data;
  return {
    looks: (query = '') => dataOf(ask('GET', `/api/kelas${query}`)),
    tells: (what: object) => dataOf(ask('POST', '/api/kelas', what)),
  };
};

it('a message reaches the chosen trainees, stays until it is acknowledged, and the trainer sees the acknowledgement', async () => {
  const [first, second] = [await pageOf(1), await pageOf(2)];
  expect(await first.looks()).toEqual({ message: null, frozen: null, hand: false, task: null });
  expect(await act({ type: 'say', text: 'Istirahat <b>sebentar</b>.' }, 1)).toMatchObject({ done: 1, asked: 1 });
  const { message } = await first.looks();
  expect(message).toMatchObject({ text: 'Istirahat <b>sebentar</b>.', target: null });
  expect((await second.looks()).message).toBeNull();
  expect((await trainee(1)).read).toBe(false);
  await second.tells({ read: message.id });
  expect((await first.looks()).message).toEqual(message);
  expect((await first.tells({ read: message.id })).message).toBeNull();
  expect([(await trainee(1)).read, (await trainee(2)).read]).toEqual([true, null]);
});

it('a newer message is shown first, and the older one comes back until it is acknowledged too; a newer hint replaces a hint', async () => {
  const page = await pageOf(2);
  await act({ type: 'say', text: 'Selamat pagi.' }, 2);
  await act({ type: 'point', target: 'Buka ujian' }, 2);
  await act({ type: 'point', target: 'Mulai ujian' }, 2);
  const { message: hint } = await page.looks();
  expect(hint.target).toBe('Mulai ujian');
  const { message: older } = await page.tells({ read: hint.id });
  expect(older.text).toBe('Selamat pagi.');
  expect((await trainee(2)).read).toBe(false);
  expect((await page.tells({ read: older.id })).message).toBeNull();
  expect((await trainee(2)).read).toBe(true);
});

it('the trainer sees which pages do not show the button that a hint points at, until the next message', async () => {
  const [first, second] = [await pageOf(1), await pageOf(2)];
  await act({ type: 'point', target: 'Mulai ujian' }, 1, 2);
  await first.looks('?pointed=1');
  await second.looks('?pointed=0');
  expect([(await trainee(1)).pointed, (await trainee(2)).pointed]).toEqual([true, false]);
  await act({ type: 'say', text: 'Istirahat.' }, 2);
  expect((await trainee(2)).pointed).toBeNull();
});

it('“look at my screen” covers every chosen page, shows the reason, and ends for all', async () => {
  const [first, second] = [await pageOf(1), await pageOf(2)];
  expect(await act({ type: 'freeze', note: 'Kita bahas APL 02.' }, 1, 2)).toMatchObject({ done: 2, asked: 2 });
  expect([(await first.looks()).frozen, (await second.looks()).frozen]).toEqual(Array(2).fill('Kita bahas APL 02.'));
  expect((await trainee(1)).frozen).toBe(true);
  expect(await act({ type: 'unfreeze' }, 1, 2, 3)).toMatchObject({ done: 2, asked: 3 });
  expect((await first.looks()).frozen).toBeNull();
});

it('a raised hand belongs to the trainee of the session, keeps its first time, and goes down after a message to this trainee alone', async () => {
  const page = await pageOf(1);
  expect((await page.tells({ hand: true, email: emailOf(2), candidate_id: '2' })).hand).toBe(true);
  const { hand } = await trainee(1);
  expect(hand).toMatch(/^\d{4}-/);
  await page.tells({ hand: true });
  expect([(await trainee(1)).hand, (await trainee(2)).hand]).toEqual([hand, null]);
  await act({ type: 'say', text: 'Istirahat.' }, 1, 2);
  expect((await trainee(1)).hand).toBe(hand);
  await act({ type: 'say', text: 'Saya datang.' }, 1);
  expect((await trainee(1)).hand).toBeNull();
});

it('the trainer sees which page is open, how long no key was pressed, and whether another window covers the page', async () => {
  const page = await pageOf(3);
  expect(await trainee(3)).toMatchObject({ heard: null, page: '', idleSeconds: 0, hidden: false });
  await page.looks(`?page=${'x'.repeat(500)}&idle=12&hidden=1`);
  expect(await trainee(3)).toMatchObject({
    heard: expect.stringMatching(/^\d{4}-/),
    page: 'x'.repeat(100),
    idleSeconds: 12,
    hidden: true,
  });
  await page.looks('?idle=banyak');
  expect(await trainee(3)).toMatchObject({ page: '', idleSeconds: 0, hidden: false });
});

it('a guest, an invalid body and a form of another site change nothing', async () => {
  const guest = browserAt(() => room.url);
  expect((await (await guest.ask('GET', '/api/kelas?page=x')).json()).data).toBeNull();
  const page = await pageOf(1);
  await page.tells({ hand: 'ya', read: 'semua' });
  const headers = { Cookie: (await enter(1)).cookie() };
  const form = await fetch(`${room.url}/api/kelas`, { method: 'POST', headers, body: '{"hand":true}' });
  expect([(await trainee(1)).hand, form.status]).toEqual([null, 415]);
});

const controls = [
  ...['room', 'room/report', 'room/reading', 'mails', 'staff', ''].map((path) => ['GET', path]),
  ...['room/act', 'room/time', 'staff', 'reset', 'scenario', 'clock', 'assessment-day'].map((path) => ['POST', path]),
  ...['latency', 'fill', 'faults', 'robots', 'payments/a/b'].map((path) => ['POST', path]),
] as [string, string][];

it('without the secret of the class, or with a wrong one, the control shows and changes nothing', async () => {
  const before = JSON.stringify((await view()).trainees);
  for (const [method, path] of controls) {
    for (const given of [null, 'aaaaa-bbbbb-ccccc-ddddx']) {
      const body = method === 'POST' ? { travel: 60_000, delay: 1 } : undefined;
      const reply = await call(method, `/simulation/${path}`, body, given);
      expect([path, reply.status]).toEqual([path, 403]);
      expect(await reply.json()).toEqual({ message: expect.any(String) });
    }
    await call('GET', '/simulation/room');
  }
  expect(JSON.stringify((await view()).trainees)).toBe(before);
});

it('nobody can log in as a seeded person with the public password, unless the trainer allows it', async () => {
  const logIn = async (url: string) => (await browserAt(() => url).logIn('Ayu@contoh.example')).status;
  const wanted = await startRoom({ ...settings, file: path.join(folder, 'contoh.jsonl'), demoAccounts: true });
  expect([await logIn(room.url), await logIn(wanted.url)]).toEqual([422, 200]);
  await wanted.close();
});

it('a reply of the API, even an error, never runs as a page on the origin of the portal', async () => {
  for (const [address, status] of [
    ['/api/date-now', 200],
    ['/storage/tidak-ada.html', 404],
  ] as const) {
    const reply = await call('GET', address);
    expect([address, reply.status]).toEqual([address, status]);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'none';.* sandbox$/),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  }
});

it('a trainee with an open page is shown as online, with the last action', async () => {
  const { ask, cookie } = await enter(1);
  await ask('GET', '/api/profile/x');
  const socket = io(room.url, { transports: ['websocket'], forceNew: true, extraHeaders: { Cookie: cookie() } });
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  await expect.poll(async () => (await trainee(1)).online).toBe(true);
  expect(await trainee(1)).toMatchObject({ did: 'Melihat profil', seen: expect.any(String) });
  socket.disconnect();
  await expect.poll(async () => (await trainee(1)).online).toBe(false);
});

it('exams are started, extended, closed and reopened for the chosen people', async () => {
  expect(await act({ type: 'start-exam' }, 1, 2)).toEqual({ done: 2, asked: 2, over: 0 });
  const [exam] = (await trainee(1)).exams;
  expect(exam).toMatchObject({ answered: 0, submitted: false, closed: null });
  expect((await trainee(3)).exams).toEqual([]);
  await act({ type: 'extend-exam', minutes: 10 }, 1);
  const [longer] = (await trainee(1)).exams;
  expect(Date.parse(longer?.until ?? '') - Date.parse(exam?.until ?? '')).toBe(600_000);
  await act({ type: 'close-exam', note: 'Listrik padam.' }, 1, 2, 3);
  expect((await trainee(2)).exams).toMatchObject([{ closed: 'Listrik padam.' }]);
  expect(await act({ type: 'reopen-exam' }, 1, 2, 3)).toEqual({ done: 2, asked: 3, over: 0 });
  expect((await trainee(2)).exams).toMatchObject([{ closed: null }]);
});

it('exams are held and released for the chosen people, with a code or without, and one that runs is never touched', async () => {
  const [before] = (await trainee(1)).exams;
  expect(await act({ type: 'hold-exam' }, 1, 3)).toEqual({ done: 2, asked: 2, over: 0 });
  expect((await trainee(1)).exams).toEqual([before]);
  expect(await act({ type: 'start-exam' }, 3)).toEqual({ done: 0, asked: 1, over: 0 });
  expect(await act({ type: 'release-exam', code: 'R7' }, 3)).toEqual({ done: 1, asked: 1, over: 0 });
  expect(await act({ type: 'start-exam' }, 3)).toEqual({ done: 0, asked: 1, over: 0 });
  expect(await act({ type: 'release-exam', code: null }, 3)).toEqual({ done: 1, asked: 1, over: 0 });
  expect(await act({ type: 'release-exam', code: null }, 3)).toEqual({ done: 0, asked: 1, over: 0 });
  expect(await act({ type: 'start-exam' }, 3)).toEqual({ done: 1, asked: 1, over: 0 });
});

it('a trainee whose device passed the rehearsal is marked, and the others as not checked', async () => {
  await act({ type: 'reset', scenario: 'siap-ujian' }, 3);
  expect(await trainee(3)).toMatchObject({ ready: false });
  const { ask } = await enter(3);
  const { data } = await (await ask('GET', '/api/transaction/list/paid')).json();
  const told = await ask('POST', '/api/assessment/device-ready', { trx_id: data.data[0].trx_id });
  expect(told.status).toBe(200);
  expect(await trainee(3)).toMatchObject({ ready: true });
});

it('the trainer sees the reports on questions that wait, and answers them for the chosen people with more time', async () => {
  const { ask } = await enter(2);
  await act({ type: 'reset', scenario: 'sedang-ujian' }, 2);
  const [exam] = (await trainee(2)).exams;
  const list = (await (await ask('GET', '/api/transaction/list/paid')).json()).data;
  const trxId = list.data[0].trx_id;
  const paper = (
    await (await ask('POST', '/api/assessment/questions', { transaction_id: trxId, question_id: exam?.id })).json()
  ).data;
  const reply = await ask('POST', '/api/message', {
    ...{ subject: 'exam-question', trx_id: trxId, email: 'peserta-02@kelas.example', problem: 'picture' },
    ...{ message: 'Ujian, soal 1: Gambar tidak muncul.', question_id: exam?.id },
    question_detail_id: paper?.questions[0]?.question_detail_id,
  });
  expect(reply.status).toBe(200);
  expect((await trainee(2)).problems).toEqual(['Ujian, soal 1: Gambar tidak muncul.']);
  const decided = { type: 'decide-problem', decision: 'time', minutes: 5, text: '' } as const;
  expect(await act(decided, 1, 2)).toEqual({ done: 1, asked: 2, over: 0 });
  const after = await trainee(2);
  expect(after.problems).toEqual([]);
  expect(Date.parse(after.exams[0]?.until ?? '') - Date.parse(exam?.until ?? '')).toBe(5 * 60_000);
});

it('a person can be moved from the exam to the certificate', async () => {
  await act({ type: 'reset', scenario: 'sedang-ujian' }, 2);
  expect((await trainee(2)).exams).toMatchObject([{ answered: 12, total: 30 }]);
  await act({ type: 'finish-exam' }, 2);
  expect(await trainee(2)).toMatchObject({ step: 'Ujian', waits: 'staff' });
  expect(await act({ type: 'decide', competent: true }, 2)).toEqual({ done: 1, asked: 1, over: 0 });
  expect((await trainee(2)).step).toBe('Hasil');
  expect(await act({ type: 'issue-certificate' }, 2)).toEqual({ done: 0, asked: 1, over: 0 });
});

it('a fault affects only its person', async () => {
  const [one, other] = [await enter(1), await enter(2)];
  await act({ type: 'fault', fault: 'rusak' }, 1);
  expect((await one.ask('GET', '/api/asesi')).status).toBe(500);
  expect((await other.ask('GET', '/api/asesi')).status).toBe(200);
  expect((await trainee(1)).faults).toEqual(['rusak']);
  await act({ type: 'end-faults' }, 1);
  expect((await one.ask('GET', '/api/asesi')).status).toBe(200);
});

it('an invalid command is refused with a reason, and changes nothing', async () => {
  const before = JSON.stringify((await view()).trainees);
  for (const action of [
    { type: 'x' },
    { type: 'reset', scenario: 'x' },
    { type: 'fault', fault: 'x' },
    { type: 'reset', scenario: 'hari-asesmen' },
  ])
    expect((await call('POST', '/simulation/room/act', { emails: ['peserta-01@kelas.example'], action })).status).toBe(
      422,
    );
  expect((await call('POST', '/simulation/room/time', { type: 'travel', milliseconds: -1 })).status).toBe(422);
  expect(JSON.stringify((await view()).trainees)).toBe(before);
});

it('the trainer can stop the clock of the class and the robots', async () => {
  for (const change of [
    { type: 'rate', rate: 0 },
    { type: 'robots', on: false },
    { type: 'travel', milliseconds: 60_000 },
  ])
    expect((await call('POST', '/simulation/room/time', change)).status).toBe(200);
  const { now, rate, robots } = await view();
  expect([rate, robots]).toEqual([0, false]);
  expect((await view()).now).toBe(now);
});

it('minutes that are too few for an exam that ended long ago are counted, and the report calls it over', async () => {
  await act({ type: 'reset', scenario: 'siap-ujian' }, 3);
  await act({ type: 'start-exam' }, 3);
  const exam = (await trainee(3)).exams.at(-1);
  const over = Date.parse(exam?.until ?? '') - Date.parse((await view()).now) + 90 * 60_000;
  await call('POST', '/simulation/room/time', { type: 'travel', milliseconds: over });
  expect(await act({ type: 'extend-exam', minutes: 10 }, 3)).toEqual({ done: 1, asked: 1, over: 1 });
  const report = await dataOf<readonly RoomReportTrainee[]>('/report');
  const [reported] = report.find(({ fullname }) => fullname === 'Peserta 03')?.exams ?? [];
  expect(reported?.state).toBe('over');
  expect(reported?.minutesUsed).toBe(reported?.minutes);
  expect(await act({ type: 'extend-exam', minutes: 100 }, 3)).toEqual({ done: 1, asked: 1, over: 0 });
});

it('the report has each trainee with the exams, the units to repeat and the result; a trainer reads the answers', async () => {
  const reportOf = async (number: number) =>
    (await dataOf<readonly RoomReportTrainee[]>('/report')).find(({ fullname }) => fullname === `Peserta 0${number}`);
  await act({ type: 'reset', scenario: 'sedang-ujian' }, 2);
  await act({ type: 'reset', scenario: 'siap-ujian' }, 3);
  const read = (number: number) =>
    dataOf<readonly StaffReadingSection[]>(`/reading?email=peserta-0${number}%40kelas.example`);
  const rows = (await read(2)).flatMap((section) => section.rows);
  expect(rows.filter(({ text }) => text !== '').length).toBeGreaterThanOrEqual(12);
  expect(rows[0]).toMatchObject({ label: 'Soal 1', expected: expect.stringMatching(/^Kunci: /) });
  await act({ type: 'finish-exam' }, 2);
  expect((await reportOf(2))?.exams).toContainEqual(
    expect.objectContaining({
      state: 'submitted',
      startedAt: expect.stringMatching(/^\d{4}-/),
      minutesUsed: expect.any(Number),
      minutes: 60,
      asked: 30,
      answered: 12,
      weakUnits: expect.arrayContaining([
        { code: expect.stringMatching(/^J\./), title: expect.stringMatching(/./), right: 0, asked: expect.any(Number) },
      ]),
    }),
  );
  expect((await reportOf(3))?.exams).toContainEqual(expect.objectContaining({ state: 'waiting', startedAt: null }));
  await act({ type: 'reset', scenario: 'siap-umpan-balik' }, 3);
  await act({ type: 'reset', scenario: 'belum-kompeten' }, 1);
  expect((await reportOf(1))?.result).toMatchObject({ competent: false, units: expect.any(Number) });
  expect(await read(9)).toEqual([]);
});

it('a class tells when its world was used before this start; a new one does not', async () => {
  expect((await view()).usedAt).toBeNull();
  const usedAt = '2026-03-09T03:12:00.000Z';
  const later = await startRoom({ ...settings, file: path.join(folder, 'lanjut.jsonl'), usedAt });
  expect((await trainerAt(() => later.url).view()).usedAt).toBe(usedAt);
  await later.close();
});

it('a reopened class continues, with its sessions and its people', async () => {
  const { ask, cookie } = await enter(1);
  const guest = browserAt(() => room.url);
  await guest.ask('GET', '/sanctum/csrf-cookie');
  const before = JSON.stringify((await view()).trainees.map(({ email, step, exams }) => [email, step, exams]));
  await room.close();
  room = await startRoom({ ...settings, trainees: 4 });
  const after = (await view()).trainees.map(({ email, step, exams }) => [email, step, exams]);
  expect(JSON.stringify(after.slice(0, 3))).toBe(before);
  expect(after).toHaveLength(4);
  expect(cookie()).toContain('portal_session');
  expect((await ask('GET', '/api/asesi')).status).toBe(200);
  expect((await guest.ask('POST', '/api/login', { email: '', password: '' })).status).toBe(422);
});

it('a time jump, and then the earlier ones, can still be undone after a restart of the server', async () => {
  const time = (type: string, milliseconds?: number) => dataOf<boolean>('/time', { type, milliseconds });
  const restart = async () => {
    await room.close();
    room = await startRoom({ ...settings, trainees: 4 });
  };
  while (await time('undo'));
  const begun = (await view()).now;
  await time('travel', 86_400_000);
  await act({ type: 'reset', scenario: 'bersertifikat' }, 1);
  const certified = (await trainee(1)).step;
  await restart();
  expect(await time('undo')).toBe(true);
  expect(await view()).toMatchObject({ now: begun, undone: true });
  expect((await trainee(1)).step).not.toBe(certified);
  expect(await time('undo')).toBe(false);
  await restart();
  expect(await time('redo')).toBe(true);
  expect((await trainee(1)).step).toBe(certified);
  expect(await time('redo')).toBe(true);
  expect((await trainee(1)).step).not.toBe(certified);
});

it('a new class starts without the time jumps of the previous one, which stay in their folder', async () => {
  const file = path.join(folder, 'baru.jsonl');
  const first = await startRoom({ ...settings, file });
  const travel = (url: string, type: string) =>
    trainerAt(() => url).dataOf<boolean>('/time', { type, milliseconds: 60_000 });
  await travel(first.url, 'travel');
  await first.close();
  const second = await startRoom({ ...settings, file, fresh: true });
  expect(await travel(second.url, 'undo')).toBe(false);
  await travel(second.url, 'travel');
  await travel(second.url, 'travel');
  await second.close();
  await (await startRoom({ ...settings, file, fresh: true })).close();
  expect(['.lama', '.lama-2'].map((name) => readdirSync(`${file}.lompatan${name}`).length)).toEqual([1, 2]);
});

it('a world of a newer portal version is refused, and its file stays unchanged', async () => {
  const file = path.join(folder, 'newer.jsonl');
  const text = '{"version":7,"changes":{"settings":{"all":[{"id":"simulation","schema":999}]}}}\n';
  writeFileSync(file, text);
  await expect(startRoom({ ...settings, file })).rejects.toThrow(/versi lain/);
  expect(readFileSync(file, 'utf8')).toBe(text);
});
