import { describe, expect, it } from 'vitest';
import { plansOf } from '../../../../fake-backend/exam-sittings.ts';
import { openBackend } from '../staff/backend.ts';

const schemes = openBackend().db.schemes.all();

describe('the exams of a scheme', () => {
  it.each(schemes.map((scheme) => [scheme.id, scheme] as const))(
    '%s: at least one, with ids that never repeat',
    (_, scheme) => {
      const plans = plansOf(scheme);
      const ids = plans.flatMap(({ id, questions }) => [id, ...questions.map((question) => question.id)]);
      expect(plans.length).toBeGreaterThan(0);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((id) => !id.includes(':') && !id.includes('/'))).toBe(true);
    },
  );

  it('say what is to be done, and number their steps and questions from 1', () => {
    for (const { id, kind, instructions, steps, questions } of schemes.flatMap((scheme) => plansOf(scheme))) {
      if (kind !== 'observation') expect(`${id} ${instructions}`).toMatch(/ <\w/);
      for (const list of [steps, questions]) {
        expect(list.map(({ no }) => no)).toEqual(list.map((_, index) => index + 1));
      }
    }
  });

  it('are those of its methods', () => {
    const kinds = (id: string) => plansOf(schemes.find((scheme) => scheme.id === id) as (typeof schemes)[number]);
    expect(kinds('SKM-05').map(({ kind }) => kind)).toEqual(['essay']);
    expect(kinds('SKM-S300')[0]?.questions).toHaveLength(300);
  });
});
