import net from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostileLines, oddHosts, requestOf, sendRaw } from '../../scripts/raw-requests.ts';
import { openRoomProcess, type RoomProcess } from './room-process.ts';

let room: RoomProcess;
beforeAll(async () => {
  room = await openRoomProcess();
});
afterAll(() => room.stop());

const expectAlive = async (after: string) => {
  expect([after, room.ended()]).toEqual([after, null]);
  const answers = await Promise.all(['/', '/api/date-now'].map((address) => fetch(room.url + address)));
  expect([after, ...answers.map(({ status }) => status)]).toEqual([after, 200, 200]);
};

const statusOf = (reply: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(reply)?.[1]);
const latin1 = (text: string) => Buffer.from(text, 'latin1');

it('a class server answers invalid or missing hosts with 400, and keeps running (fault matrix 84)', async () => {
  const odd = oddHosts.flatMap((host) =>
    ['/', '/api/date-now'].map((target) => `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
  );
  const none = ['GET / HTTP/1.0\r\n\r\n', 'GET / HTTP/1.1\r\n\r\n', 'GET / HTTP/1.1\r\nHost:\r\n\r\n'];
  for (const text of [...odd, ...none])
    expect([text, statusOf(await sendRaw(room.url, latin1(text)))]).toEqual([text, 400]);
  await expectAlive('odd hosts');
});

it('a class server answers malformed request lines, and keeps running (fault matrix 84)', async () => {
  const lines = [
    'GET http://x:99999/ HTTP/1.1',
    'GET http://[::::]/kelas HTTP/1.1',
    'GET http://a@b/api/date-now HTTP/1.1',
    'GET ftp://localhost/ HTTP/1.1',
    'GET /kelas/%ff HTTP/1.1',
    'GET /kelas?%00 HTTP/1.1',
    'GET //kelas HTTP/1.1',
    'PROPFIND /api/login HTTP/1.1',
    'POST /simulation/room/act HTTP/1.1',
    'GET /socket.io/?EIO=4 HTTP/1.1',
    'GET /socket.io// HTTP/1.1',
    'GET /socket.io/?EIO=4&transport=nix HTTP/1.1',
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    'POST /socket.io/?EIO=4&transport=polling&sid=nix HTTP/1.1',
    'GET http://[/socket.io/?EIO=4&transport=websocket HTTP/1.1',
    'GET http://localhost/socket.io/?EIO=4&transport=polling HTTP/1.1',
  ];
  for (const line of [...hostileLines, ...lines]) {
    expect([line, statusOf(await sendRaw(room.url, requestOf(line))) >= 200]).toEqual([line, true]);
    await expectAlive(line);
  }
});

const upgrade = 'Upgrade: websocket\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n';
const socketLine = 'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1';
const local = 'Host: localhost\r\n';

const connect = () => {
  const socket = net.connect(Number(new URL(room.url).port), 'localhost');
  socket.on('error', () => undefined);
  return socket;
};

it('a class server keeps running after interrupted upgrades of a connection', async () => {
  const upgrades = [
    ...oddHosts.slice(0, 20).map((host) => `${socketLine}\r\nHost: ${host}\r\n${upgrade}`),
    ...[upgrade, upgrade.replace('13', '99'), upgrade.replace('AA==', ''), 'Upgrade: nix\r\n'].map(
      (headers) => `${socketLine}\r\n${local}${headers}`,
    ),
    ...['GET /socket.io/?EIO=4&transport=nix', 'GET /', 'GET /api/date-now', 'GET http://[/socket.io/', 'POST /'].map(
      (asked) => `${asked} HTTP/1.1\r\n${local}${upgrade}`,
    ),
    `CONNECT localhost:80 HTTP/1.1\r\n${local}`,
  ];
  for (const text of upgrades) {
    const socket = connect();
    await new Promise<void>((resolve) => socket.write(latin1(`${text}Connection: Upgrade\r\n\r\n`), () => resolve()));
    await expectAlive(text);
    socket.resetAndDestroy();
    await expectAlive(text);
  }
});

it.each([
  ['a guest', '/api/login', 401],
  ['somebody without the secret of the class', '/simulation/room/act', 403],
  ['somebody who sends to a page', '/', 405],
])('a body of 20 MB by %s is refused before it is read', async (_, target, status) => {
  const socket = connect();
  const answered = new Promise<number>((resolve) => socket.once('data', (data) => resolve(statusOf(String(data)))));
  const headers = `${local}Accept: application/json\r\nContent-Length: 20000000\r\n`;
  socket.write(`POST ${target} HTTP/1.1\r\n${headers}\r\n`);
  expect(await answered).toBe(status);
  socket.destroy();
});

it('a connection stays usable after a body of a megabyte that was refused', async () => {
  const size = 1_048_576;
  const refused = `POST /api/login HTTP/1.1\r\n${local}Accept: application/json\r\nContent-Length: ${size}\r\n\r\n`;
  const next = `GET /api/date-now HTTP/1.1\r\n${local}Connection: close\r\n\r\n`;
  const replies = await sendRaw(room.url, Buffer.concat([latin1(refused), Buffer.alloc(size), latin1(next)]));
  expect(replies.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 200']);
});
