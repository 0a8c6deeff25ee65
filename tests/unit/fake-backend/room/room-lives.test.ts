import net from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostileLines, oddHosts, requestOf, sendRaw } from '../../scripts/raw-requests.ts';
import { openRoomProcess, type RoomProcess } from './room-process.ts';

let room: RoomProcess;
beforeAll(async () => {
  room = await openRoomProcess();
});
afterAll(() => room.stop());

/** The class still answers, with its pages and its API. */
const expectAlive = async (after: string) => {
  expect([after, room.ended()]).toEqual([after, null]);
  const answers = await Promise.all(['/', '/api/date-now'].map((address) => fetch(room.url + address)));
  expect([after, ...answers.map(({ status }) => status)]).toEqual([after, 200, 200]);
};

const statusOf = (reply: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(reply)?.[1]);
const latin1 = (text: string) => Buffer.from(text, 'latin1');

it('a class answers 200 hosts that do not exist with 400, and goes on (fault matrix 84)', async () => {
  for (const host of oddHosts)
    for (const target of ['/', '/api/date-now']) {
      const text = `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
      expect([host, statusOf(await sendRaw(room.url, latin1(text)))]).toEqual([host, 400]);
    }
  await expectAlive('odd hosts');
});

it('a class answers a request without a host with 400, and goes on', async () => {
  for (const text of ['GET / HTTP/1.0\r\n\r\n', 'GET / HTTP/1.1\r\n\r\n', 'GET / HTTP/1.1\r\nHost:\r\n\r\n']) {
    expect([text, statusOf(await sendRaw(room.url, text))]).toEqual([text, 400]);
    await expectAlive(text);
  }
});

it('a class answers odd first lines, and goes on (fault matrix 84)', async () => {
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

it('a class goes on after upgrades that break off', async () => {
  const upgrades = [
    ...oddHosts.slice(0, 20).map((host) => `${socketLine}\r\nHost: ${host}\r\n${upgrade}`),
    ...[
      `${socketLine}\r\nHost: localhost\r\n${upgrade}`,
      `${socketLine}\r\nHost: localhost\r\n${upgrade.replace('13', '99')}`,
      `${socketLine}\r\nHost: localhost\r\n${upgrade.replace('AA==', '')}`,
      `${socketLine}\r\nHost: localhost\r\nUpgrade: nix\r\n`,
      `GET /socket.io/?EIO=4&transport=nix HTTP/1.1\r\nHost: localhost\r\n${upgrade}`,
      `GET / HTTP/1.1\r\nHost: localhost\r\n${upgrade}`,
      `GET /api/date-now HTTP/1.1\r\nHost: localhost\r\n${upgrade}`,
      `GET http://[/socket.io/ HTTP/1.1\r\nHost: localhost\r\n${upgrade}`,
      `POST / HTTP/1.1\r\nHost: localhost\r\n${upgrade}`,
      'CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n',
    ],
  ];
  for (const text of upgrades) {
    const socket = net.connect(Number(new URL(room.url).port), 'localhost');
    socket.on('error', () => undefined);
    await new Promise<void>((resolve) => socket.write(latin1(`${text}Connection: Upgrade\r\n\r\n`), () => resolve()));
    await expectAlive(text); // the server has read what came before
    socket.resetAndDestroy();
    await expectAlive(text);
  }
  await expectAlive('all upgrades');
});
