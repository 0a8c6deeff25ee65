import fs from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'src/application/exam/';
/** Where an answer passes on its way to the device and to the server. */
const way = [
  'answer-drafts',
  'answer-sheet',
  'hear-outbox',
  'live-sitting',
  'only-submission',
  'open-sitting',
  'outbox',
  'sitting-deps',
  'sitting-writer',
  'submit-exam',
];

it.each(way)('%s knows no socket: no save, resend or submission waits for one (fault matrix 20)', (name) => {
  const imports = [...fs.readFileSync(`${folder}${name}.ts`, 'utf8').matchAll(/ from '([^']+)'/g)].map(
    ([, from]) => from,
  );
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter((from) => /realtime|socket/.test(from ?? ''))).toEqual([]);
});
