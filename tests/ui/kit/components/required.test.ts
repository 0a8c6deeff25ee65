import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('no field has the native `required`, because browsers call an empty one wrong before anything is typed', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const native = /^\s+required$|<[A-Z]\w*\s(?:[^<>]*\s)?required(?=[\s/>=])/m;
  expect(sources.filter((file) => native.test(readFileSync(`src/${file}`, 'utf8')))).toEqual([]);
});
