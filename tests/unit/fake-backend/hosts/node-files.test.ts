import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { filesInRows } from '../../../../fake-backend/file-store.ts';
import { folderFiles } from '../../../../fake-backend/hosts/node-files.ts';

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
