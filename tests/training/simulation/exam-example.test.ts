import { describe, expect, it } from 'vitest';
import type { SimulationControl } from '../../../src/application/ports/simulation/simulation-control.ts';
import type { Question } from '../../../src/domain/exam/question.ts';
import { examExample } from '../../../src/training/simulation/examples/exam-example.ts';

const options = ['A', 'B', 'C', 'D'].map((value) => ({ value, text: value }));
const questions = Array.from(
  { length: 40 },
  (_, index) => ({ id: `q${index}`, no: index + 1, kind: 'choice', options }) as unknown as Question,
);
const right = Object.fromEntries(questions.map(({ id }) => [id, 'A']));
const control = { rightAnswers: async () => right } as unknown as SimulationControl;

const sitting = (before: Readonly<Record<string, string>> = {}) => {
  const given = new Map(Object.entries(before));
  const source = {
    read: (id: string) => ({ value: given.get(id) ?? '' }),
    answer: (id: string, value: string) => void given.set(id, value),
  };
  const example = examExample({ name: 'exam', trxId: 'TRX-1', questions, source }, control);
  const way = (label: string) => {
    const found = example.ways.find((each) => each.label.includes(label));
    if (!found) throw new Error(label);
    return found;
  };
  return { given, example, way };
};

describe('the example of an exam', () => {
  it('answers everything, partly wrong, and always the same', async () => {
    const [first, second] = [sitting(), sitting()];
    await first.way('sebagian').fill(false);
    await second.way('sebagian').fill(false);
    expect(first.given).toEqual(second.given);
    expect(first.given.size).toBe(questions.length);
    const wrong = [...first.given.values()].filter((value) => value !== 'A').length;
    expect(wrong).toBeGreaterThan(8);
    expect(wrong).toBeLessThan(32);
  });

  it('answers everything correctly, and replaces given answers only on request', async () => {
    const { given, way, example } = sitting();
    expect(example.typed()).toBe(false);
    given.set('q3', 'C');
    expect(example.typed()).toBe(true);
    await way('semua benar').fill(false);
    expect(given.get('q3')).toBe('C');
    await way('semua benar').fill(true);
    expect(Object.fromEntries(given)).toEqual(right);
  });
});
