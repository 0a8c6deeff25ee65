import { expect, it } from 'vitest';
import { noHelps, usualSettings, withGranted, withStrike } from '../../../../src/domain/exam/exam-helps.ts';
import { type KeptProblem, problemsOf, type TakenProblem } from '../../../../src/domain/exam/question-problem.ts';

const at = (minute: number) => `2026-03-10T02:${String(minute).padStart(2, '0')}:00.000Z`;
const kept = (id: string, rest: Partial<KeptProblem> = {}): KeptProblem => ({
  id,
  trxId: 'TRX-1',
  examId: 'UJ-1',
  questionId: 'S1',
  kind: 'picture',
  message: `laporan ${id}`,
  at: at(1),
  phase: 'sent',
  number: null,
  ...rest,
});
const taken = (number: string, rest: Partial<TakenProblem> = {}): TakenProblem => ({
  number,
  questionId: 'S2',
  message: `laporan ${number}`,
  at: at(2),
  decision: null,
  ...rest,
});

it('the reports of an exam are those of this device and of the server, each once, with its decision, the oldest first', () => {
  const decision = { kind: 'hint', minutes: null, note: 'Lihat gambar kedua.', at: null } as const;
  const device = [
    kept('c', { number: 'PSN-1', at: at(9) }),
    kept('a', { phase: 'waiting', at: at(3) }),
    kept('x', { examId: 'UJ-2' }),
  ];
  const server = [taken('PSN-1', { decision }), taken('PSN-2', { at: at(5) }), taken('PSN-3', { at: at(1) })];
  expect(problemsOf('UJ-1', device, server).map(({ id, phase, decision: said }) => [id, phase, said])).toEqual([
    ['PSN-3', 'sent', null],
    ['a', 'waiting', null],
    ['PSN-2', 'sent', null],
    ['c', 'sent', decision],
  ]);
  expect(problemsOf('UJ-1', device).map(({ id }) => id)).toEqual(['a', 'c']);
});

it('reports without a time come last, in their order', () => {
  const times = [at(5), null, at(1), null, at(3)];
  const server = times.map((time, index) => taken(`PSN-${index}`, { at: time }));
  expect(problemsOf('UJ-1', [], server).map(({ id }) => id)).toEqual(['PSN-2', 'PSN-4', 'PSN-0', 'PSN-1', 'PSN-3']);
});

it('an option is struck once, and taken back without the others', () => {
  const struck = ['A', 'B'].reduce((helps, value) => withStrike(helps, value, true), noHelps);
  expect(struck.struck).toEqual(['A', 'B']);
  expect(withStrike(struck, 'A', true)).toBe(struck);
  expect(withStrike(struck, 'C', false)).toBe(struck);
  expect(withStrike(struck, 'A', false).struck).toEqual(['B']);
});

it('a granted larger text is 150 % at least', () => {
  const sizes = ([100, 125, 150, 200] as const).map((textSize) => ({ ...usualSettings, textSize }));
  expect(sizes.map((each) => withGranted(each, ['larger_text']).textSize)).toEqual([150, 150, 150, 200]);
  expect(sizes.map((each) => withGranted(each, ['reader']).textSize)).toEqual([100, 125, 150, 200]);
});
