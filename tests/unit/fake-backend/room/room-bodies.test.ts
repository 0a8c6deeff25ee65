import net from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendRaw } from '../../scripts/raw-requests.ts';
import { openRoomProcess, type RoomProcess } from './room-process.ts';

/** What others do in the meantime. */
const work = async () => {
  for (let time = 0; time < 20; time++) {
    const answers = await Promise.all(['/', '/api/date-now'].map((address) => fetch(room.url + address)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }
};

let room: RoomProcess;
let atFirst = 0;
beforeAll(async () => {
  room = await openRoomProcess();
  await work();
  atFirst = await room.memory();
});
afterAll(() => room.stop());

const statusOf = (reply: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(reply)?.[1]);

/** The cookies and the token of a trainee who has logged in. */
const enter = async (): Promise<Readonly<Record<string, string>>> => {
  const headersOf = (reply: Response) => {
    const pairs = reply.headers.getSetCookie().map((text) => text.split(';')[0] ?? '');
    const token = pairs.find((pair) => pair.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
    return { Accept: 'application/json', Cookie: pairs.join('; '), 'X-XSRF-TOKEN': decodeURIComponent(token) };
  };
  const guest = headersOf(await fetch(`${room.url}/sanctum/csrf-cookie`));
  const body = JSON.stringify({ email: 'peserta-01@kelas.example', password: 'rahasia1' });
  const headers = { ...guest, 'Content-Type': 'application/json' };
  return headersOf(await fetch(`${room.url}/api/login`, { method: 'POST', headers, body }));
};

const announced = 20_000_000;
const piece = Buffer.alloc(50_000);

/** Begins a request with a body of 20 MB, of which the last byte never comes. */
const beginBody = (target: string, headers: Readonly<Record<string, string>>) => {
  const socket = net.connect(Number(new URL(room.url).port), 'localhost');
  socket.on('error', () => undefined);
  const lines = Object.entries({ Host: 'localhost', ...headers, 'Content-Length': String(announced) });
  socket.write(`POST ${target} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`);
  for (let size = piece.length; size < announced; size += piece.length) socket.write(piece);
  let status: number | null = null;
  socket.once('data', (data) => (status = statusOf(String(data))));
  return { left: () => socket.writableLength, status: () => status, stop: () => socket.destroy() };
};

const megabyte = 1_048_576;

/** What eight unfinished bodies cost the process in memory (MB) when it takes no more of them, while others work. */
const costOf = async (begin: () => ReturnType<typeof beginBody>) => {
  const bodies = Array.from({ length: 8 }, begin);
  const left = () => bodies.reduce((sum, body) => sum + body.left(), 0);
  for (let before = Number.POSITIVE_INFINITY; left() < before; ) {
    before = left();
    await work();
  }
  const cost = ((await room.memory()) - atFirst) / megabyte;
  for (const { stop } of bodies) stop();
  return { cost, statuses: bodies.map(({ status }) => status()) };
};

it.each([
  ['a guest', '/api/login', 401],
  ['somebody without the secret of the class', '/simulation/room/act', 403],
])('eight unfinished bodies of 20 MB by %s are refused before they are read', async (_, target, status) => {
  const { cost, statuses } = await costOf(() => beginBody(target, { Accept: 'application/json' }));
  expect(statuses).toEqual(Array.from({ length: 8 }, () => status));
  expect(cost).toBeLessThan(40);
});

it('eight unfinished bodies of 20 MB by a trainee cost less than 40 MB, and the next upload is read', async () => {
  const headers = await enter();
  const { cost } = await costOf(() => beginBody('/api/assessment/answers', headers));
  expect(cost).toBeLessThan(40);
  const upload = { method: 'POST', headers, body: Buffer.alloc(announced) };
  expect((await fetch(`${room.url}/api/logout`, upload)).status).toBe(200);
});

it('a body that is too long is answered with 413, and the connection is as good as before', async () => {
  const headers = Object.entries(await enter())
    .map((line) => line.join(': '))
    .join('\r\n');
  const long = `POST /api/logout HTTP/1.1\r\nHost: localhost\r\n${headers}\r\nContent-Length: ${announced + 1}\r\n\r\n`;
  const chunked = `POST /api/logout HTTP/1.1\r\nHost: localhost\r\n${headers}\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const next = 'GET /api/date-now HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  const body = Buffer.alloc(announced + 1, 32);
  const pieces = [chunked, (announced + 1).toString(16), '\r\n', body, '\r\n0\r\n\r\n', next].map((piece) =>
    Buffer.from(piece),
  );
  for (const bytes of [Buffer.concat([Buffer.from(long), body, Buffer.from(next)]), Buffer.concat(pieces)])
    expect((await sendRaw(room.url, bytes)).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
});
