import type { SimulationControl } from '../../../application/ports/simulation/simulation-control.ts';
import type { Question } from '../../../domain/exam/question.ts';
import type { ExampleOf } from '../../../ui/core/example.ts';
import type { Example } from './example.ts';
import { exampleFile } from './example-file.ts';

type Of<Name extends ExampleOf['name']> = Extract<ExampleOf, { readonly name: Name }>;

const mulberry32 = (seed: string): (() => number) => {
  let state = Array.from(seed).reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const wrongPart = 0.5;

const wrongAnswer = (question: Question, right: string, chance: number): string => {
  if (question.kind !== 'choice') return 'Saya belum yakin dengan jawaban ini.';
  const others = question.options.filter(({ value }) => value !== right);
  return others[Math.floor(chance * others.length)]?.value ?? right;
};

export const examExample = ({ trxId, questions, source }: Of<'exam'>, control: SimulationControl): Example => {
  const fill = (part: number) => async (replace: boolean) => {
    const right = await control.rightAnswers(trxId);
    const chance = mulberry32(`${trxId} ${questions[0]?.id ?? ''}`);
    for (const question of questions) {
      const [wrong, which] = [chance() < part, chance()];
      if (source.read(question.id).value !== '' && !replace) continue;
      const answer = right[question.id] ?? '';
      source.answer(question.id, wrong ? wrongAnswer(question, answer, which) : answer);
    }
  };
  return {
    typed: () => questions.some(({ id }) => source.read(id).value !== ''),
    ways: [
      { label: 'Isi: semua benar', fill: fill(0) },
      { label: 'Isi: sebagian benar', fill: fill(wrongPart) },
    ],
  };
};

export const demonstrationExample = (of: Of<'demonstration'>, control: SimulationControl): Example => {
  const { tasks, uploads } = of;
  return {
    typed: () => tasks.some(({ stored }) => stored !== null),
    ways: [
      {
        label: 'Isi contoh',
        fill: async (replace) => {
          for (const { task, stored } of tasks)
            if (stored === null || replace)
              await uploads.choose(task, exampleFile(control, `Hasil tugas ${task.no}`), stored);
        },
      },
    ],
  };
};
