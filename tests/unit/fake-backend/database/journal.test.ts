import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openJournal } from '../../../../fake-backend/hosts/node-journal.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'kelas-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const newFile = () => {
  files += 1;
  return path.join(folder, `${files}.jsonl`);
};
const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').slice(0, -1);

const row = (id: string, value = 0) => ({ id, value });

it('committed rows are there when the file is reopened although it was never closed', async () => {
  const file = newFile();
  const journal = await openJournal(file);
  const [a, b, c] = [row('a'), row('b'), row('c')];
  await journal.commit(0, { replies: [a, b], mails: [a] });
  await journal.commit(1, { replies: [row('a', 1), c] });
  const again = await openJournal(file);
  expect(await again.load()).toEqual({ version: 2, tables: { replies: [row('a', 1), c], mails: [a] } });
  await Promise.all([journal.close(), again.close()]);
});

it('a commit writes only the rows that it has changed', async () => {
  const file = newFile();
  const journal = await openJournal(file);
  const many = Array.from({ length: 500 }, (_, index) => row(`r${index}`));
  await journal.commit(0, { replies: many });
  await journal.commit(1, { replies: many.map((each, index) => (index === 7 ? row('r7', 1) : each)) });
  expect(linesOf(file).at(-1)).toBe('{"version":2,"changes":{"replies":{"put":[{"id":"r7","value":1}],"removed":[]}}}');
  await journal.close();
});

it('half a line at the end is an unacknowledged commit: the others are there, and more can follow', async () => {
  const file = newFile();
  const journal = await openJournal(file);
  await journal.commit(0, { replies: [row('a')] });
  await journal.close();
  appendFileSync(file, '{"version":2,"changes":{"replies":{"put":[{"id"');
  const again = await openJournal(file);
  expect(await again.load()).toEqual({ version: 1, tables: { replies: [row('a')] } });
  expect(await again.commit(1, { replies: [row('b')] })).toBe(true);
  await again.close();
  const last = await openJournal(file);
  expect(await last.load()).toEqual({ version: 2, tables: { replies: [row('b')] } });
  await last.close();
});

it.each([
  ['a document of somebody', 'Kepada Yth.\nBapak\n'],
  ['one line of somebody', 'Kepada Yth.'],
  ['a line without the number of its version', '{"version":1,"changes":{}}\n{"changes":{}}\n'],
  ['a line that is broken in the middle', '{"version":1,"changes":{}}\n{"vers\n{"version":3,"changes":{}}\n'],
])('%s is refused, and left unchanged', async (_, text) => {
  const file = newFile();
  writeFileSync(file, text);
  await expect(openJournal(file)).rejects.toThrow(RangeError);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

it('a reopened file has the lines that its rows need, none with more than two hundred, however many commits it had', async () => {
  const file = newFile();
  const journal = await openJournal(file);
  const many = Array.from({ length: 450 }, (_, index) => row(`r${index}`));
  for (let version = 0; version < 20; version++)
    await journal.commit(version, { replies: [row('a', version), ...many], mails: [] });
  await journal.close();
  expect(linesOf(file)).toHaveLength(20);
  const again = await openJournal(file);
  expect(linesOf(file)).toHaveLength(4);
  expect(await again.load()).toEqual({ version: 20, tables: { replies: [row('a', 19), ...many], mails: [] } });
  await again.close();
  const third = await openJournal(file);
  expect(await third.load()).toEqual(await again.load());
  await third.close();
});

it('a line may end anywhere in what is read at once', async () => {
  const file = newFile();
  const journal = await openJournal(file);
  const long = { id: 'a', text: 'é'.repeat(700_000) };
  for (let version = 0; version < 4; version++) await journal.commit(version, { replies: [{ ...long, version }] });
  await journal.close();
  const again = await openJournal(file);
  expect(await again.load()).toEqual({ version: 4, tables: { replies: [{ ...long, version: 3 }] } });
  await again.close();
});

it('each new world keeps the one before it under another file name', async () => {
  const file = newFile();
  for (const id of ['a', 'b', 'c']) {
    const journal = await openJournal(file, true);
    await journal.commit(0, { replies: [row(id)] });
    await journal.close();
  }
  const kept = [`${file}.lama`, `${file}.lama-2`, file].map(
    (name) => /"id":"(\w)"/.exec(readFileSync(name, 'utf8'))?.[1],
  );
  expect(kept).toEqual(['a', 'b', 'c']);
});

it('a file that another process holds is refused; the lock of a dead process does not block it', async () => {
  const file = newFile();
  writeFileSync(`${file}.kunci`, String(process.ppid));
  await expect(openJournal(file)).rejects.toThrow(/sedang dipakai/);
  writeFileSync(`${file}.kunci`, '99999999');
  const journal = await openJournal(file);
  expect(readFileSync(`${file}.kunci`, 'utf8')).toBe(String(process.pid));
  await journal.close();
});
