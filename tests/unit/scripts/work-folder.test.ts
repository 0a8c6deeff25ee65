import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { moveInPlace } from '../../../scripts/work-folder.mjs';
import { freshCheckout } from './checkout.ts';

/** Makes a folder of two files with the same text and moves it to `place`. */
const maker = `import './begin.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { moveInPlace, workFolder } from './work-folder.mjs';
const made = path.join(workFolder('made'), 'it');
fs.mkdirSync(made);
for (const name of ['first', 'second']) fs.writeFileSync(path.join(made, name), String(process.pid));
moveInPlace(made, 'place');
console.log(process.pid);`;

it('commands that finish the same folder at once leave one of them whole, and no work folder', async () => {
  const { folder, run, remove } = freshCheckout({ 'scripts/maker.mjs': maker });
  const ended = await Promise.all(Array.from({ length: 12 }, () => run(['scripts/maker.mjs'])));
  expect(ended.map(({ code }) => code)).toEqual(Array(12).fill(0));
  const [first, second] = ['first', 'second'].map((name) => fs.readFileSync(path.join(folder, 'place', name), 'utf8'));
  expect(ended.map(({ said }) => said.trim())).toContain(first);
  expect(second).toBe(first);
  expect(fs.readdirSync(path.join(folder, 'node_modules/.cache'))).toEqual([]);
  remove();
});

it('a finished folder gives way to one that is as good', () => {
  const { folder, remove } = freshCheckout({ 'made/new': '', 'place/old': '' });
  const [made, place] = [path.join(folder, 'made'), path.join(folder, 'place')];
  moveInPlace(made, place, () => true);
  expect(fs.readdirSync(place)).toEqual(['old']);
  moveInPlace(made, place, () => false);
  expect(fs.readdirSync(place)).toEqual(['new']);
  remove();
});
