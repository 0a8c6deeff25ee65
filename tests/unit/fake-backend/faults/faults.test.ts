import { expect, test } from 'vitest';
import { decideFault, type FaultRule } from '../../../../fake-backend/faults.ts';

const rule = (change: Partial<FaultRule> = {}): FaultRule => ({
  id: 'r',
  match: { path: '/api/asesi' },
  nth: 'every',
  action: { type: 'empty' },
  ...change,
});

const get = (path: string) => ({ method: 'GET', path });

test.each([
  ['/api/asesi', '/api/asesi', true],
  ['/api/schedule', '/api/schedule/JDW-1', true],
  ['/api/schedule', '/api/schema/thumbnail', false],
  ['/api/schema/*/detail', '/api/schema/barista/detail', true],
  ['/api/schema/*/detail', '/api/schema/thumbnail', false],
  ['*', '/anything', true],
  ['/api/a.b*', '/api/axb', false],
])('the path pattern %s is matched against %s', (pattern, path, expected) => {
  expect(decideFault([rule({ match: { path: pattern } })], {}, get(path)).matched).toBe(expected);
});

test('a method restricts a rule', () => {
  const rules = [rule({ match: { method: 'post', path: '/api' } })];
  expect(decideFault(rules, {}, get('/api/x')).rule).toBeNull();
  expect(decideFault(rules, {}, { method: 'POST', path: '/api/x' }).rule?.action).toEqual({ type: 'empty' });
});

test('a rule can hit only the n-th request', () => {
  let matches: Record<string, number> = {};
  const actions = [1, 2, 3].map(() => {
    const decision = decideFault([rule({ nth: 2 })], matches, get('/api/asesi'));
    matches = decision.matches;
    return decision.rule?.action.type ?? null;
  });
  expect(actions).toEqual([null, 'empty', null]);
});

test('the first due rule wins, and all matches are counted', () => {
  const rules = [rule({ id: 'a', nth: 2 }), rule({ id: 'b' }), rule({ id: 'c', action: { type: 'hang' } })];
  const decision = decideFault(rules, {}, get('/api/asesi'));
  expect([decision.rule?.action, decision.matches]).toEqual([{ type: 'empty' }, { a: 1, b: 1, c: 1 }]);
});

test.each([
  ['/api/apl-01', '/api/apl-01', true],
  ['/api/apl-01', '/api/apl-01/resubmit', false],
  ['/api/schema/{slug}/detail', '/api/schema/barista/detail', true],
  ['/api/schema/{slug}/detail', '/api/schema/a/b/detail', false],
  ['/api/email/verify/{x*}', '/api/email/verify/1001/abc', true],
  ['/api/a.b', '/api/axb', false],
])('the path of the call %s is matched against %s', (path, asked, expected) => {
  expect(decideFault([rule({ match: { path, whole: true } })], {}, get(asked)).matched).toBe(expected);
});
