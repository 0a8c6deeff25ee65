import fs from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { check } from '../../../../tools/contract/check/check.ts';
import { checkedCalls } from '../../../../tools/contract/check/findings.ts';
import { knownCalls } from '../../../../tools/contract/check/known.ts';
import type { Exchange } from '../../../../tools/contract/recording/recorder.ts';
import { table } from '../../../../tools/contract/table.ts';
import { firstBodies } from '../../../peers/first-bodies.ts';
import { email, endAll, password, serving } from './walking.ts';

afterEach(endAll);

it('the first replies of the documents cost a candidate nothing: what is optional and not sent is told apart', async () => {
  const baseUrl = await serving(firstBodies());
  const { summary, text } = await check({ baseUrl, email, password, authentication: 'session' });
  expect([summary.costly, text.split('\n').filter((line) => /^ *✗/.test(line))]).toEqual([0, []]);
  expect(summary.notSent).toBeGreaterThan(0);
});

const page = fs.readFileSync('docs/how-to-serve-this-portal.md', 'utf8');
const shown = [...page.matchAll(/^```json5\n(.*?)^```/gms)].flatMap(([, json = '{}']) =>
  Object.entries<object>(JSON.parse(json)),
);
const replies = table.flatMap((row) =>
  shown.flatMap(([name, body]) =>
    name === `${row.method} ${row.path}` && 'reply' in row.call ? [{ name, row, body }] : [],
  ),
);

it.each(replies)('the check knows every field that the documents show of $name', async ({ row, body }) => {
  const text = JSON.stringify(body);
  const exchange = {
    call: row.call,
    path: row.path,
    status: 200,
    contentType: 'application/json',
    text,
    redirected: false,
    date: null,
    arrived: 0,
  };
  const checked = checkedCalls([exchange as Exchange], await knownCalls());
  const unknown = checked.flatMap(({ drifts }) => drifts.filter(({ kind }) => kind === 'extra'));
  expect([replies.length > 20, unknown.map(({ field }) => field)]).toEqual([true, []]);
});
