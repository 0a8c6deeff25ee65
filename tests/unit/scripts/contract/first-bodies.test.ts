import { afterEach, expect, it } from 'vitest';
import { check } from '../../../../tools/contract/check/check.ts';
import { firstBodies } from '../../../peers/first-bodies.ts';
import { email, endAll, password, serving } from './walking.ts';

afterEach(endAll);

it('the first replies of the documents cost a candidate nothing: what is optional and not sent is told apart', async () => {
  const baseUrl = await serving(firstBodies());
  const { summary, text } = await check({ baseUrl, email, password, authentication: 'session' });
  expect([summary.costly, text.split('\n').filter((line) => /^ *✗/.test(line))]).toEqual([0, []]);
  expect(summary.notSent).toBeGreaterThan(0);
});
