import * as z from 'zod/mini';
import { byName } from '../data/read-data.ts';
import { htmlFaults } from './html-faults.ts';

const letters = ['A', 'B', 'C', 'D', 'E'] as const;

const drawings = byName(
  import.meta.glob<string>('../data/questions/pictures/*.svg', { eager: true, query: '?raw', import: 'default' }),
);

/** HTML with its drawings inline, because an `<img>` cannot reach the in-page server. */
const withDrawings = (text: string): string =>
  text.replace(/"pictures\/([\w-]+)\.svg"/g, (address, name) => {
    const drawing = drawings.get(name);
    return drawing ? `"data:image/svg+xml,${encodeURIComponent(drawing.replace(/\s*\n\s*/g, ''))}"` : address;
  });

const isUnique = (texts: readonly string[]) => new Set(texts.map((text) => text.trim())).size === texts.length;
const share = (list: readonly { key: string }[], key: string) =>
  list.filter((each) => each.key === key).length / list.length;
const atLeast = (count: number) => z.minLength(count, `Sedikitnya ${count}.`);

const text = z.string().check(z.regex(/^(?!.*&\w+;)[^<>]+$/, 'Teks biasa, tanpa HTML.'));
/** HTML; a list has its lines, so that a program can be read. Its pictures are SVG files of `data/questions/pictures/`. */
const html = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.pipe(
    z.transform((lines: string | string[]) => withDrawings([lines].flat().join('\n'))),
    z.string().check(
      z.minLength(1, 'Tidak boleh kosong.'),
      z.refine((value) => htmlFaults(value).length === 0, {
        error: ({ input }) => `HTML: ${htmlFaults(String(input)).join('; ')}`,
      }),
    ),
  ),
);
const unit = z.string();
const asked = z.strictObject({ unit, html });

/** `key` is the right option, which the server never sends. */
const choice = z
  .strictObject({
    unit,
    html,
    options: z
      .array(html)
      .check(atLeast(2), z.maxLength(letters.length), z.refine(isUnique, 'Setiap pilihan hanya sekali.')),
    key: z.enum(letters),
  })
  .check(z.refine(({ options, key }) => letters.indexOf(key) < options.length, 'Kuncinya bukan salah satu pilihan.'));

const statement = z.strictObject({ unit, html, key: z.enum(['benar', 'salah']) });

/** `answer` is a good one, as a competent person would write it. */
const essay = z.strictObject({
  unit,
  html,
  keywords: z.array(z.string()).check(atLeast(3), z.refine(isUnique, 'Setiap kata kunci hanya sekali.')),
  answer: z.string().check(z.regex(/^[A-Z].{120,}[.}]$/, 'Jawaban adalah beberapa kalimat.')),
});

const element = z.strictObject({
  title: text,
  criteria: z.array(z.strictObject({ text, benchmark: text })),
});
const observedUnit = z
  .strictObject({ code: unit, elements: z.array(element) })
  .check(
    z.refine(({ elements }) => elements.flatMap(({ criteria }) => criteria).length >= 3, 'Sedikitnya 3 kriteria.'),
  );

const bankShape = z.strictObject({
  choices: z.array(choice).check(
    atLeast(10),
    z.refine(
      (list) => letters.every((letter) => share(list, letter) <= 0.4),
      'Satu huruf paling banyak 40 % dari kunci.',
    ),
  ),
  statements: z.array(statement).check(
    atLeast(6),
    z.refine(
      (list) => share(list, 'benar') > 0.25 && share(list, 'salah') > 0.25,
      'Benar dan salah masing-masing lebih dari 25 %.',
    ),
  ),
  essays: z.array(essay).check(atLeast(3)),
  observation: z.strictObject({
    task: html,
    units: z.array(observedUnit).check(atLeast(2)),
    questions: z.array(asked).check(atLeast(3)),
  }),
  demonstration: z.strictObject({
    instructions: html,
    scenario: html,
    steps: z.array(z.strictObject({ title: text, instruction: text })).check(atLeast(5)),
    tasks: z.array(asked).check(atLeast(1), z.maxLength(2)),
  }),
});

/** Everything that a bank asks. */
export const questionsIn = ({ choices, statements, essays, observation, demonstration }: QuestionBank) => [
  ...choices,
  ...statements,
  ...essays,
  ...observation.questions,
  ...demonstration.tasks,
];

export const questionBank = bankShape.check(
  z.refine((bank) => isUnique(questionsIn(bank).map((each) => each.html)), 'Setiap soal hanya sekali.'),
);

export type QuestionBank = z.output<typeof bankShape>;
export type ChoiceSeed = QuestionBank['choices'][number];
export type StatementSeed = QuestionBank['statements'][number];
export type EssaySeed = QuestionBank['essays'][number];
export type ObservationSeed = QuestionBank['observation'];
