// Runs a class server as its own process: `room-process.mjs <folder>`. Prints its address.
import path from 'node:path';
import { bundled } from '../../../../scripts/bundled.mjs';
import { roomPages } from '../../../../scripts/room/pages.mjs';
import { apiHeaders } from '../../../../scripts/serving/headers.mjs';

const folder = process.argv[2];
const { startRoom } = await bundled('fake-backend/hosts/node-room.ts');
process.chdir(folder);
const { url } = await startRoom({
  port: 0,
  host: '127.0.0.1',
  secret: 'aaaaa-bbbbb-ccccc-ddddd',
  file: path.join(folder, 'kelas.jsonl'),
  trainees: 2,
  at: ['siap-ujian'],
  passwordOf: () => 'rahasia1',
  pages: roomPages(folder), // no trainer's page is built there
  headers: apiHeaders,
});
process.send(url);
