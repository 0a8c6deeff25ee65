import fs from 'node:fs';
import type { IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { filesInRows } from '../../../../fake-backend/file-store.ts';
import { createBodies } from '../../../../fake-backend/hosts/node-body.ts';
import { doorOf } from '../../../../fake-backend/hosts/node-door.ts';
import { folderFiles } from '../../../../fake-backend/hosts/node-files.ts';
import { storedPictures } from '../../../../fake-backend/hosts/node-pictures.ts';

const sender = (announced?: number) => {
  const stream = new PassThrough({ highWaterMark: 100_000_000 });
  let stalled: (() => void) | undefined;
  const incoming = Object.assign(stream, {
    headers: announced === undefined ? {} : { 'content-length': String(announced) },
    setTimeout: (_: number, callback?: () => void) => {
      stalled ??= callback;
    },
  }) as unknown as IncomingMessage;
  return {
    incoming,
    send: async (size: number) => {
      for (let left = size; left > 0; left -= 64_000) stream.write(Buffer.alloc(Math.min(left, 64_000)));
      await new Promise(setImmediate);
    },
    waiting: () => stream.readableLength,
    finish: () => void stream.end(),
    leave: () => void stream.destroy(),
    stall: () => stalled?.(),
  };
};

it('a body is read unchanged', async () => {
  const { incoming, finish } = sender();
  const read = createBodies().read(incoming, null);
  incoming.emit('data', Buffer.from('{"a":'));
  incoming.emit('data', Buffer.from('1}'));
  finish();
  expect(String(await read)).toBe('{"a":1}');
});

it.each([
  [null, 64_000],
  ['1001', 20_000_000],
])('a body of the candidate %s is read up to %i bytes, whether they are announced or not', async (caller, most) => {
  const bodies = createBodies();
  const announced = sender(most + 1);
  expect(await bodies.read(announced.incoming, caller)).toBe(413);
  const chunked = sender();
  const read = bodies.read(chunked.incoming, caller);
  await chunked.send(most);
  await chunked.send(1);
  expect(await read).toBe(413);
  await chunked.send(1_000_000);
  expect(chunked.waiting()).toBe(1_000_000);
});

it('while the largest body is read, others wait as soon as they hold five megabytes, and continue afterwards', async () => {
  const bodies = createBodies();
  const senders = Array.from({ length: 8 }, () => sender());
  const reads = senders.map(({ incoming }, number) => bodies.read(incoming, String(number)));
  for (const { send } of senders) await send(19_000_000);
  const taken = () => senders.reduce((sum, { waiting }) => sum + 19_000_000 - waiting(), 0);
  expect(taken()).toBeGreaterThan(24_000_000);
  expect(taken()).toBeLessThan(26_000_000);
  for (const [number, read] of reads.entries()) {
    senders[number]?.finish();
    expect((await read) as Buffer).toHaveLength(19_000_000);
  }
});

it('a candidate sends one large body at a time, and any number of small ones', async () => {
  const bodies = createBodies();
  const [first, second, small] = [sender(), sender(), sender()];
  const reads = [first, second, small].map(({ incoming }) => bodies.read(incoming, '1001'));
  await first.send(1_000_000);
  await second.send(1_000_000);
  await small.send(60_000);
  small.finish();
  expect((await reads[2]) as Buffer).toHaveLength(60_000);
  expect([first.waiting(), second.waiting() > 800_000]).toEqual([0, true]);
  first.leave();
  second.finish();
  expect((await reads[1]) as Buffer).toHaveLength(1_000_000);
});

it('a client that stops sending is given up, and one that waits for a turn is not', async () => {
  const bodies = createBodies();
  const [first, second] = [sender(), sender()];
  const reads = [first, second].map(({ incoming }) => bodies.read(incoming, '1001'));
  await first.send(1_000_000);
  await second.send(1_000_000);
  second.stall();
  first.stall();
  expect(await reads[0]).toBe(408);
  second.finish();
  expect((await reads[1]) as Buffer).toHaveLength(1_000_000);
});

const from = (remoteAddress: string, given?: string) =>
  ({
    socket: { remoteAddress },
    headers: given === undefined ? {} : { 'x-kelas-rahasia': given },
  }) as unknown as IncomingMessage;

it.each([
  ['127.0.0.1', undefined],
  ['::1', undefined],
  ['::ffff:127.0.0.1', undefined],
  ['192.168.1.7', 403],
  ['::ffff:192.168.1.7', 403],
])('without a secret the control answers %s with %s', (address, expected) => {
  expect(doorOf(undefined)(from(address), '/simulation/reset')?.status).toBe(expected);
});

it('a configured secret is required from this computer as well', () => {
  const door = doorOf('benar');
  expect(door(from('127.0.0.1'), '/simulation/reset')?.status).toBe(403);
  expect(door(from('127.0.0.1', 'salah'), '/simulation/reset')?.status).toBe(403);
  expect(door(from('192.168.1.7', 'benar'), '/simulation/reset')).toBeNull();
});

it('the API, and the window of the payment gateway, are open to everybody', () => {
  const door = doorOf('benar');
  expect(door(from('192.168.1.7'), '/api/login')).toBeNull();
  expect(door(from('192.168.1.7'), '/simulation/payments/token-1')).toBeNull();
  expect(door(from('192.168.1.7'), '/simulation/payments/token-1/x')?.status).toBe(403);
});

it('after ten wrong secrets an address waits for a minute, even with the right one; others do not', () => {
  let now = 1_000_000;
  const door = doorOf('benar', () => now);
  for (let time = 0; time < 10; time++) expect(door(from('10.0.0.1', 'salah'), '/simulation/room')?.status).toBe(403);
  const refused = door(from('10.0.0.1', 'benar'), '/simulation/room');
  expect(refused?.status).toBe(429);
  expect(refused?.headers.get('Retry-After')).toBe('60');
  expect(door(from('10.0.0.2', 'benar'), '/simulation/room')).toBeNull();
  now += 60_000;
  expect(door(from('10.0.0.1', 'benar'), '/simulation/room')).toBeNull();
});

const bytes = (text: string) => new TextEncoder().encode(text);
const inFolder = () => {
  const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'berkas-')), 'berkas');
  onTestFinished(() => fs.rmSync(path.dirname(folder), { recursive: true }));
  return folder;
};
const old = (folder: string, name: string) => fs.utimesSync(path.join(folder, name), 1, 1);

it.each([
  ['rows', () => filesInRows],
  ['a folder', () => folderFiles(inFolder())],
])('the bytes that %s keep are read again', (_, open) => {
  const store = open();
  const data = store.keep(bytes('%PDF-1.7 isi'), 'application/pdf');
  expect(store.read(data)).toEqual(bytes('%PDF-1.7 isi'));
});

it('a folder has each content once, outlives its process, and reads the files of the seed, too', () => {
  const folder = inFolder();
  const [one, other] = [folderFiles(folder), folderFiles(folder)];
  const data = one.keep(bytes('sama'), 'application/pdf');
  expect(other.keep(bytes('sama'), 'application/pdf')).toBe(data);
  expect(fs.readdirSync(folder)).toEqual([data]);
  expect(other.read(filesInRows.keep(bytes('benih'), 'application/pdf'))).toEqual(bytes('benih'));
  expect(() => other.read('../../etc/passwd')).toThrow();
});

it('a sweep deletes what no row names, but nothing that came in the last minute', () => {
  const folder = inFolder();
  const files = folderFiles(folder);
  const [named, replaced, fresh] = ['a', 'b', 'c'].map((text) => files.keep(bytes(text), 'application/pdf'));
  for (const name of [named, replaced]) old(folder, name ?? '');
  files.sweep(new Set([named ?? '']));
  expect(fs.readdirSync(folder).sort()).toEqual([named, fresh].sort());
});

it('a new class begins with an empty folder, and the old one is kept', () => {
  const folder = inFolder();
  folderFiles(folder).keep(bytes('lama'), 'application/pdf');
  folderFiles(folder, true);
  expect([fs.readdirSync(folder).length, fs.readdirSync(`${folder}.lama`).length]).toEqual([0, 1]);
});

const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><text>Beranda (100%) 'awal'</text></svg>`;
const html = `<img alt="Bagan" width="40" height="20" src="data:image/svg+xml,${encodeURIComponent(drawing)}">`;

it('the pictures of a paper are separate files, as on real servers, and the same ones each time', async () => {
  const { at, outOf } = storedPictures();
  const paper = () => new Response(JSON.stringify({ questions: [{ question: `<p>${html}</p>` }] }));
  const text = await (await outOf(paper())).text();
  const [address = ''] = /\/storage\/soal\/\w+\.svg/.exec(text) ?? [];
  expect(JSON.parse(text).questions[0].question).toBe(`<p>${html.replace(/data:[^"]*/, address)}</p>`);
  expect(await (await outOf(paper())).text()).toBe(text);
  const stored = at(address);
  expect([stored?.headers.get('Content-Type'), await stored?.text()]).toEqual(['image/svg+xml', drawing]);
  expect(at('/storage/berkas/BRK-1')).toBeNull();
});

it('a refusal is passed on unchanged', async () => {
  const refusal = new Response('{}', { status: 403 });
  expect(await storedPictures().outOf(refusal)).toBe(refusal);
});
