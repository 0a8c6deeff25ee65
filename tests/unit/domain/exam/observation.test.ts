import { expect, test } from 'vitest';
import { changedTicks, tickCount } from '../../../../src/domain/exam/observation.ts';
import type { ObservedUnit } from '../../../../src/domain/exam/question.ts';

const unit = (code: string, verdicts: Readonly<Record<string, boolean | null>>): ObservedUnit => ({
  code,
  title: code,
  elements: Object.entries(verdicts).map(([id, competent]) => ({
    id: `elemen-${id}`,
    title: id,
    criteria: [{ id, text: id, benchmark: '', competent }],
  })),
});

test('K and BK count as ticked, and unjudged criteria do not', () => {
  const units = [unit('U1', { a: true, b: null }), unit('U2', { c: false })];
  expect(tickCount(units)).toEqual({ total: 3, ticked: 2, competent: 1 });
  expect(tickCount([])).toEqual({ total: 0, ticked: 0, competent: 0 });
});

test('a tick, a changed verdict and a removed verdict are changes; a new criterion is not', () => {
  const before = [unit('U1', { a: null, b: true, c: true, d: false })];
  const after = [unit('U1', { a: true, b: false, c: null, d: false, e: true })];
  expect(changedTicks(before, after).map(({ id, competent }) => [id, competent])).toEqual([
    ['a', true],
    ['b', false],
    ['c', null],
  ]);
  expect(changedTicks(before, before)).toEqual([]);
});
