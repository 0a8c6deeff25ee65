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

/** Sends a request with this body, of which the end need not come. */
const beginRequest = (target: string, headers: Readonly<Record<string, string>>, pieces: readonly Buffer[]) => {
  const socket = net.connect(Number(new URL(room.url).port), 'localhost');
  socket.on('error', () => undefined);
  const lines = Object.entries({ Host: 'localhost', ...headers }).map((line) => line.join(': '));
  socket.write(`POST ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  for (const each of pieces) socket.write(each);
  const answered = new Promise<number>((resolve) => socket.once('data', (data) => resolve(statusOf(String(data)))));
  return { answered, left: () => socket.writableLength, stop: () => socket.destroy() };
};

/** Begins a request with a body of 20 MB, of which the last bytes never come. */
const beginBody = (target: string, headers: Readonly<Record<string, string>>) =>
  beginRequest(
    target,
    { ...headers, 'Content-Length': String(announced) },
    Array.from({ length: announced / piece.length - 1 }, () => piece),
  );

const megabyte = 1_048_576;

/** What these unfinished bodies cost the process in memory (MB) when it takes no more of them, while others work. */
const costOf = async (bodies: readonly ReturnType<typeof beginBody>[]) => {
  const left = () => bodies.reduce((sum, body) => sum + body.left(), 0);
  for (let before = Number.POSITIVE_INFINITY; left() < before; ) {
    before = left();
    await work();
  }
  return ((await room.memory()) - atFirst) / megabyte;
};

const eight = <Each>(make: () => Each): Each[] => Array.from({ length: 8 }, make);

it.each([
  ['a guest', '/api/login', 401],
  ['somebody without the secret of the class', '/simulation/room/act', 403],
  ['somebody who sends to a page', '/', 405],
])('eight unfinished bodies of 20 MB by %s are refused before they are read', async (_, target, status) => {
  const bodies = eight(() => beginBody(target, { Accept: 'application/json' }));
  expect(await costOf(bodies)).toBeLessThan(40);
  expect(await Promise.all(bodies.map(({ answered }) => answered))).toEqual(eight(() => status));
  for (const { stop } of bodies) stop();
});

it('eight unfinished bodies of 20 MB by a trainee cost less than 40 MB, and the next upload is read', async () => {
  const headers = await enter();
  const bodies = eight(() => beginBody('/api/assessment/answers', headers));
  expect(await costOf(bodies)).toBeLessThan(40);
  for (const { stop } of bodies) stop();
  const upload = { method: 'POST', headers, body: Buffer.alloc(announced) };
  expect((await fetch(`${room.url}/api/logout`, upload)).status).toBe(200);
});

it('a body that is too long is answered with 413, whether its length is announced or not', async () => {
  const headers = await enter();
  const chunked = { ...headers, 'Transfer-Encoding': 'chunked' };
  const [size, body] = [(announced + 1).toString(16), Buffer.alloc(announced + 1)];
  for (const sent of [
    beginRequest('/api/logout', { ...headers, 'Content-Length': String(announced + 1) }, []),
    beginRequest('/api/logout', chunked, [Buffer.from(`${size}\r\n`), body]),
  ]) {
    expect(await sent.answered).toBe(413);
    sent.stop();
  }
});

it('a connection is as good as before after a body of a megabyte that was refused', async () => {
  const refused = `POST /api/login HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\nContent-Length: ${megabyte}\r\n\r\n`;
  const next = 'GET /api/date-now HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  const replies = await sendRaw(
    room.url,
    Buffer.concat([refused, Buffer.alloc(megabyte), next].map((part) => Buffer.from(part))),
  );
  expect(replies.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 200']);
});
