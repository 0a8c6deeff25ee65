import fs from 'node:fs';
import { expect, it } from 'vitest';

const sourcesIn = (folder: string, end: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => fs.readFileSync(`${folder}/${file}`, 'utf8'));

/** These fakes need no contract: they refuse everything, or only wrap other stores. */
const plain = ['noStorage', 'storageLike', 'deviceDrafts'];

it('every fake in tests/fakes that implements a port fulfils the contract of its adapter', () => {
  const ports = sourcesIn('src/application/ports', '.ts').flatMap((source) =>
    Array.from(source.matchAll(/^export interface (\w+)/gm), ([, name]) => name),
  );
  const port = `\\b(?:${ports.join('|')})\\b`;
  const isFake = new RegExp(
    `^export (?:class (\\w+) implements [^{]*${port}|const (\\w+)(?:: ${port}| = [^;]*?\\): ${port} =>))`,
    'gm',
  );
  const fakes = sourcesIn('tests/fakes', '.ts').flatMap((source) =>
    Array.from(source.matchAll(isFake), ([, made, given]) => made ?? given ?? ''),
  );
  const contracts = sourcesIn('tests/contract', '.test.ts').join('');
  expect(fakes).toEqual(expect.arrayContaining(['ExamServer', 'FakeDevice', 'countedIds', ...plain]));
  expect(fakes.filter((fake) => !plain.includes(fake) && !new RegExp(`\\b${fake}\\b`).test(contracts))).toEqual([]);
});
