import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRoom } from '../../../../fake-backend/hosts/node-room.ts';
import type { RoomReportTrainee } from '../../../../src/application/ports/simulation/room-control.ts';
import type { StaffReadingSection } from '../../../../src/application/ports/simulation/staff-desk.ts';
import { browserAt } from '../hosts/browser.ts';
import { emailOf, newFolder, settingsIn, trainerAt } from './open-room.ts';

const folder = newFolder();
let room: Awaited<ReturnType<typeof startRoom>>;
beforeAll(async () => {
  room = await startRoom(settingsIn(folder));
});
afterAll(async () => {
  await room.close();
  rmSync(folder, { recursive: true });
});

const { view, act, dataOf } = trainerAt(() => room.url);
const seen = async (number: number) => (await view()).trainees.find(({ email }) => email === emailOf(number));

const pageOf = async (number: number) => {
  const { ask, logIn } = browserAt(() => room.url);
  await logIn(emailOf(number), 'rahasia1');
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
  expect((await seen(1))?.read).toBe(false);
  await second.tells({ read: message.id });
  expect((await first.looks()).message).toEqual(message);
  expect((await first.tells({ read: message.id })).message).toBeNull();
  expect([(await seen(1))?.read, (await seen(2))?.read]).toEqual([true, null]);
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
  expect((await seen(2))?.read).toBe(false);
  expect((await page.tells({ read: older.id })).message).toBeNull();
  expect((await seen(2))?.read).toBe(true);
});

it('the trainer sees which pages do not show the button that a hint points at, until the next message', async () => {
  const [first, second] = [await pageOf(1), await pageOf(2)];
  await act({ type: 'point', target: 'Mulai ujian' }, 1, 2);
  await first.looks('?pointed=1');
  await second.looks('?pointed=0');
  expect([(await seen(1))?.pointed, (await seen(2))?.pointed]).toEqual([true, false]);
  await act({ type: 'say', text: 'Istirahat.' }, 2);
  expect((await seen(2))?.pointed).toBeNull();
});

it('“look at my screen” covers every chosen page, shows the reason, and ends for all', async () => {
  const [first, second] = [await pageOf(1), await pageOf(2)];
  expect(await act({ type: 'freeze', note: 'Kita bahas APL 02.' }, 1, 2)).toMatchObject({ done: 2, asked: 2 });
  expect([(await first.looks()).frozen, (await second.looks()).frozen]).toEqual(Array(2).fill('Kita bahas APL 02.'));
  expect((await seen(1))?.frozen).toBe(true);
  expect(await act({ type: 'unfreeze' }, 1, 2, 3)).toMatchObject({ done: 2, asked: 3 });
  expect((await first.looks()).frozen).toBeNull();
});

it('a raised hand belongs to the trainee of the session, keeps its first time, and goes down after a message to this trainee alone', async () => {
  const page = await pageOf(1);
  expect((await page.tells({ hand: true, email: emailOf(2), candidate_id: '2' })).hand).toBe(true);
  const { hand } = (await seen(1)) ?? {};
  expect(hand).toMatch(/^\d{4}-/);
  await page.tells({ hand: true });
  expect([(await seen(1))?.hand, (await seen(2))?.hand]).toEqual([hand, null]);
  await act({ type: 'say', text: 'Istirahat.' }, 1, 2);
  expect((await seen(1))?.hand).toBe(hand);
  await act({ type: 'say', text: 'Saya datang.' }, 1);
  expect((await seen(1))?.hand).toBeNull();
});

it('the trainer sees which page is open, how long no key was pressed, and whether another window covers the page', async () => {
  const page = await pageOf(3);
  expect(await seen(3)).toMatchObject({ heard: null, page: '', idleSeconds: 0, hidden: false });
  await page.looks(`?page=${'x'.repeat(500)}&idle=12&hidden=1`);
  expect(await seen(3)).toMatchObject({
    heard: expect.stringMatching(/^\d{4}-/),
    page: 'x'.repeat(100),
    idleSeconds: 12,
    hidden: true,
  });
  await page.looks('?idle=banyak');
  expect(await seen(3)).toMatchObject({ page: '', idleSeconds: 0, hidden: false });
});

it('the report has each trainee with the exams, the units to repeat and the result; a trainer reads the answers', async () => {
  const reportOf = async (number: number) =>
    (await dataOf<readonly RoomReportTrainee[]>('/report')).find(({ fullname }) => fullname === `Peserta 0${number}`);
  await act({ type: 'reset', scenario: 'sedang-ujian' }, 2);
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

it('a guest, an invalid body and a form of another site change nothing', async () => {
  const guest = browserAt(() => room.url);
  expect((await (await guest.ask('GET', '/api/kelas?page=x')).json()).data).toBeNull();
  const page = await pageOf(1);
  await page.tells({ hand: 'ya', read: 'semua' });
  const form = await fetch(`${room.url}/api/kelas`, { method: 'POST', body: 'hand=true' });
  expect([(await seen(1))?.hand, form.status]).toEqual([null, 200]);
});
