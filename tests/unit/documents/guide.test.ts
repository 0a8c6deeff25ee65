import fs from 'node:fs';
import { expect, it } from 'vitest';
import { demo } from '../../../fake-backend/scenarios/lessons.ts';
import { demoWords } from '../../../src/training/simulation/begin-here-text.ts';
import { guide } from '../../../tools/guide/guide.ts';

it('the trainers’ guide equals the output of `npm run tools -- guide`', () => {
  expect(fs.readFileSync('docs/panduan-pengajar.md', 'utf8')).toBe(guide());
});

it('a presenter has words for every step of the demo, and for no other', () => {
  expect(Object.keys(demoWords)).toEqual(demo.map(({ title }) => title));
});
