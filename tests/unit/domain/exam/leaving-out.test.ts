import { expect, it } from 'vitest';
import { edit } from '../../../../src/domain/exam/attempt-answers.ts';
import { newAttempt } from '../../../../src/domain/exam/exam-attempt.ts';
import { lastResorts, suspectsIn } from '../../../../src/domain/exam/leaving-out.ts';
import { anEssay, aPaper } from '../../../builders/answers.ts';

it.each([1, 2, 3, 5, 12, 40])('of %i essays, nothing is left out at first, then ever more, never the same', (count) => {
  const ids = Array.from({ length: count }, (_, index) => `S${index}`);
  const resorts = lastResorts(ids);
  const sizes = resorts.map(({ length }) => length);
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  const parts = resorts.filter(({ length }) => length > 0).map((part) => part.join());
  expect(new Set(parts).size).toBe(parts.length);
  expect(parts).toEqual(expect.arrayContaining([...ids, ids.join()]));
  expect(resorts.length).toBeLessThan(2 * count + 14);
});

it('the essays that look most like what firewalls refuse are suspected first, then the longest; options and empty ones never', () => {
  const texts = {
    S1: 'Rapi.',
    S2: '',
    S3: 'Rapi dan lengkap.',
    S4: 'SELECT * FROM nilai; --',
    S5: '<b>tebal</b>',
    S6: 'A',
  };
  const ids = Object.keys(texts).slice(0, 5);
  const choice = { kind: 'choice', id: 'S6', no: 6, html: '', options: [{ value: 'A', html: '' }] } as const;
  const blank = newAttempt(aPaper({ questions: [...ids.map((id) => anEssay(id)), choice] }));
  const attempt = Object.entries(texts).reduce(
    (next, [id, value]) => edit(next, id, { value }, '2026-03-02T02:10:00Z'),
    blank,
  );
  expect(suspectsIn(attempt)).toEqual(['S4', 'S5', 'S3', 'S1']);
});
