import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
// @ts-expect-error: a script without types
import { apiHeaders } from '../../../../scripts/serving/headers.mjs';
import type { RoomAction, RoomOutcome, RoomView } from '../../../../src/application/ports/simulation/room-control.ts';

const secret = 'aaaaa-bbbbb-ccccc-ddddd';

export const newFolder = (): string => mkdtempSync(path.join(os.tmpdir(), 'kelas-'));

export const emailOf = (number: number): string => `peserta-0${number}@kelas.example`;

export const settingsIn = (folder: string, trainees = 3) => ({
  port: 0,
  host: '127.0.0.1',
  secret,
  file: path.join(folder, 'kelas.jsonl'),
  trainees,
  at: ['siap-ujian'],
  passwordOf: () => 'rahasia1',
  pages: (_: unknown, outgoing: { end: (text: string) => void }) => outgoing.end('portal'),
  headers: apiHeaders,
});

/** The page of the trainer of the class at this address. */
export const trainerAt = (url: () => string, own = secret) => {
  const call = (method: string, address: string, body?: unknown, given: string | null = own) =>
    fetch(url() + address, {
      method,
      headers: { 'Content-Type': 'application/json', ...(given !== null && { 'X-Kelas-Rahasia': given }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const dataOf = async <Data>(address: string, body?: object) => {
    const reply = await call(body ? 'POST' : 'GET', `/simulation/room${address}`, body);
    return ((await reply.json()) as { data: Data }).data;
  };
  return {
    call,
    dataOf,
    view: () => dataOf<RoomView>(''),
    act: (action: RoomAction, ...numbers: readonly number[]) =>
      dataOf<RoomOutcome>('/act', { emails: numbers.map(emailOf), action }),
  };
};
