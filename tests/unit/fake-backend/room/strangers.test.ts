import { existsSync, readdirSync, rmSync } from 'node:fs';
import { io } from 'socket.io-client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { migrated } from '../../../../fake-backend/database/migrations.ts';
import { memoryPersistence } from '../../../../fake-backend/database/persistence.ts';
import { startRoom } from '../../../../fake-backend/hosts/node-room.ts';
import { traineesOf } from '../../../../fake-backend/room/trainees.ts';
import { createServer, serve } from '../../../../fake-backend/server.ts';
import { browserAt } from '../hosts/browser.ts';
import { newFolder, settingsIn, trainerAt } from './open-room.ts';

const openFolder = () => {
  const folder = newFolder();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

const newSettings = () => settingsIn(openFolder(), 2);

const openRoom = async () => {
  const room = await startRoom(newSettings());
  onTestFinished(() => room.close());
  return room;
};

const newPassword = { password: 'rahasia-saya-1', password_confirmation: 'rahasia-saya-1', agreement: '1' };

const signUp = async (url: string, email: string) => {
  const { ask } = browserAt(() => url);
  await ask('GET', '/sanctum/csrf-cookie');
  return (await ask('POST', '/api/signup', { fullname: 'Tamu Contoh', email, ...newPassword })).status;
};

it('a guest cannot sign up with an address of the class, and one with another is no member of it', async () => {
  const { url, control } = await openRoom();
  expect(await signUp(url, 'peserta-03@kelas.example')).toBe(422);
  expect(await signUp(url, 'tamu@contoh.example')).toBe(200);
  expect((await trainerAt(() => url).view()).trainees).toHaveLength(2);
  expect(control.personas().some(({ email }) => email === 'tamu@contoh.example')).toBe(true);
});

it('a guest who signs up again and again with fresh cookies is stopped after sixty in a minute', async () => {
  const { url, control } = await openRoom();
  const statuses: number[] = [];
  for (let number = 0; number < 64; number += 1) statuses.push(await signUp(url, `tamu-${number}@contoh.example`));
  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
  expect(statuses.slice(60)).toEqual([429, 429, 429, 429]);
  await control.travel(61_000);
  expect(await signUp(url, 'tamu-65@contoh.example')).toBe(200);
});

it('wrong log-ins from one network address do not lock a trainee out at another', async () => {
  const server = await createServer({ persistence: memoryPersistence(), latency: 0 });
  const logIn = async (address: string, password: string) => {
    const headers = {
      'Content-Type': 'application/json',
      'x-simulation-address': address,
      Authorization: 'Bearer tamu',
    };
    const body = JSON.stringify({ email: 'gita@contoh.example', password });
    return (await serve(server, new Request('http://kelas.test/api/login', { method: 'POST', headers, body }))).status;
  };
  for (let count = 0; count < 12; count += 1) await logIn('10.0.0.66', 'salah');
  expect(await logIn('10.0.0.66', 'contoh123')).toBe(429);
  expect(await logIn('10.0.0.7', 'contoh123')).toBe(200);
});

it('a first start that fails leaves nothing behind, and one of a class that exists leaves the class', async () => {
  const folder = openFolder();
  const settings = settingsIn(folder, 2);
  await expect(startRoom({ ...settings, at: ['tidak-ada'] })).rejects.toThrow(RangeError);
  expect(readdirSync(folder)).toEqual([]);
  await (await startRoom(settings)).close();
  await expect(startRoom({ ...settings, trainees: 5, at: ['tidak-ada'] })).rejects.toThrow(RangeError);
  expect(existsSync(settings.file)).toBe(true);
  const again = await startRoom(settings);
  expect(again.accounts).toHaveLength(2);
  await again.close();
});

it('members of a class that an older build has stored stay members, and a guest with such an address does not become one', async () => {
  const server = await createServer({ persistence: memoryPersistence(), latency: 0 });
  const [row] = server.backend.db.candidates.all();
  const older = [
    { ...row, id: '1', email: 'peserta-01@kelas.example', persona: 'siap-ujian' },
    { ...row, id: '2', email: 'palsu@kelas.example', persona: 'Mendaftar sendiri di simulasi ini.' },
  ];
  const tables = migrated({ candidates: older, settings: [{ schema: 6, done_until: 0, own_scene: null }] }, 0);
  const candidates = (tables?.candidates ?? []) as { trainee?: true }[];
  expect(candidates.map(({ trainee }) => trainee)).toEqual([true, undefined]);
  expect(traineesOf(server.backend)).toEqual([]);
});

it('a corrected list of names renames who has not worked yet, everywhere, and says who keeps the old name', async () => {
  const settings = newSettings();
  const first = await startRoom({ ...settings, names: ['Nmoor', 'Siti Contoh'] });
  const { ask, logIn } = browserAt(() => first.url);
  await logIn('peserta-02@kelas.example', 'rahasia1');
  await ask('POST', '/api/transaction/update-transaction', { schedule_id: 'tidak-ada' });
  await first.close();
  const again = await startRoom({ ...settings, names: ['Nomor Satu', 'Siti Benar'] });
  expect([again.renamed, again.kept]).toEqual([['Nomor Satu'], ['Siti Benar']]);
  expect(again.accounts.map(({ fullname, password }) => [fullname, password])).toEqual([
    ['Nomor Satu', 'rahasia1'],
    ['Siti Contoh', 'rahasia1'],
  ]);
  await again.close();
});

it('a removed trainee is out at once and after a restart, does not count, and comes back with all work', async () => {
  const settings = newSettings();
  let room = await startRoom(settings);
  const { ask, logIn } = browserAt(() => room.url);
  const enter = () => logIn('peserta-02@kelas.example', 'rahasia1');
  const trainer = trainerAt(() => room.url);
  const act = (type: 'remove' | 'readmit') => trainer.act({ type }, 2);
  const emailsOf = (list: readonly { readonly email: string }[]) => list.map(({ email }) => email.slice(8, 10));
  const shown = async () => {
    const { trainees, removed } = await trainer.view();
    return [emailsOf(trainees), emailsOf(removed)];
  };
  const bought = async () => JSON.stringify(await (await ask('GET', '/api/transaction/user')).json());
  await enter();
  const before = await bought();
  await room.control.travel(60_000);
  expect(await act('remove')).toMatchObject({ done: 1, asked: 1 });
  expect((await ask('GET', '/api/asesi')).status).toBe(401);
  expect((await enter()).status).toBe(422);
  expect(await act('remove')).toMatchObject({ asked: 0 });
  expect(await room.control.takeBack()).toBe(true);
  expect((await enter()).status).toBe(422);
  await room.close();
  room = await startRoom(settings);
  onTestFinished(() => room.close());
  expect(emailsOf(room.accounts)).toEqual(['01']);
  expect(await shown()).toEqual([['01'], ['02']]);
  expect((await enter()).status).toBe(422);
  expect(await act('readmit')).toMatchObject({ done: 1, asked: 1 });
  expect((await enter()).status).toBe(200);
  expect(await shown()).toEqual([['01', '02'], []]);
  expect(await bought()).toBe(before);
});

it('two classes in one browser leave each other logged in, in pages and sockets, also after a restart on another port', async () => {
  const first = { ...newSettings(), secret: 'aaaaa-bbbbb' };
  let [one, other] = await Promise.all([startRoom(first), startRoom({ ...newSettings(), secret: 'ccccc' })]);
  onTestFinished(() => Promise.all([one.close(), other.close()]).then(() => undefined));
  let at = one;
  const browser = browserAt(() => at.url);
  const enter = async (room: typeof one, number: number) => {
    at = room;
    return (await browser.logIn(`peserta-0${number}@kelas.example`, 'rahasia1')).status;
  };
  const whoIn = async (room: typeof one) => {
    at = room;
    return ((await (await browser.ask('GET', '/api/asesi')).json()) as { data?: { email: string } }).data?.email;
  };
  expect([await enter(one, 1), await enter(other, 2)]).toEqual([200, 200]);
  expect([await whoIn(one), await whoIn(other)]).toEqual(['peserta-01@kelas.example', 'peserta-02@kelas.example']);
  const socket = io(one.url, { transports: ['websocket'], extraHeaders: { Cookie: browser.cookie() } });
  onTestFinished(() => void socket.close());
  await vi.waitFor(async () => {
    const { trainees } = await trainerAt(() => one.url, first.secret).view();
    expect(trainees.map(({ online }) => online)).toEqual([true, false]);
  });
  at = one;
  await browser.ask('GET', '/sanctum/csrf-cookie');
  at = other;
  expect((await browser.ask('POST', '/api/logout')).status).toBe(419);
  await browser.ask('GET', '/sanctum/csrf-cookie'); // as the portal does after a 419
  expect((await browser.ask('POST', '/api/logout')).status).toBe(200);
  await one.close();
  one = await startRoom(first);
  expect([await whoIn(one), await whoIn(other)]).toEqual(['peserta-01@kelas.example', undefined]);
});

it('a disk that is full is known until something can be stored again', async () => {
  const persistence = memoryPersistence();
  const server = await createServer({ persistence, latency: 0 });
  const signUpAs = (name: string) => {
    const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer tamu' };
    const body = JSON.stringify({ fullname: 'Tamu Contoh', email: `${name}@contoh.example`, ...newPassword });
    return serve(server, new Request('http://kelas.test/api/signup', { method: 'POST', headers, body }));
  };
  const commit = vi.spyOn(persistence, 'commit').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  expect((await signUpAs('satu')).status).toBe(507);
  expect(server.transactions.isFull()).toBe(true);
  commit.mockRestore();
  expect((await signUpAs('satu')).status).toBe(200);
  expect(server.transactions.isFull()).toBe(false);
});
