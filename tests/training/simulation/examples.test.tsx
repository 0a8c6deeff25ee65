import { describe, expect, it } from 'vitest';
import type { SimulationControl } from '../../../src/application/ports/simulation/simulation-control.ts';
import type { Question } from '../../../src/domain/exam/question.ts';
import { apl01Example } from '../../../src/training/simulation/examples/apl-example.ts';
import { examExample } from '../../../src/training/simulation/examples/exam-example.ts';

it('the example of a returned APL 01 changes what the reviewer objected to, and leaves the other answers', () => {
  const initial = { identityNumber: '3404071205980029', address: 'Jalan Lama 1', position: 'Analis', row_ktp: '' };
  const values: Record<string, unknown> = { ...initial };
  const form = {
    getValues: () => values,
    setValue: (name: string, value: unknown) => void Object.assign(values, { [name]: value }),
    formState: { isSubmitted: false, defaultValues: initial },
  };
  const drawing = { samplePaper: () => '', samplePicture: () => '' } as Partial<SimulationControl> as SimulationControl;
  const rows = [{ field: 'row_ktp', title: 'Fotokopi KTP', stored: false }];
  const draft = { addFile: () => 'file-1' };
  const noted = ['identityNumber', 'position', 'requirement:ktp'];
  void apl01Example({ name: 'apl01', form, draft, rows, noted }, drawing, 'Dewi').ways[0]?.fill(false);
  expect(values).toMatchObject({
    identityNumber: '3404071205980020',
    address: 'Jalan Lama 1',
    position: 'Staf',
    row_ktp: 'file-1',
  });
  expect(values).not.toHaveProperty('requirement:ktp');
});

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
