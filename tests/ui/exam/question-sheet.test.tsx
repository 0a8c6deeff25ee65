// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultConfig } from '../../../src/configuration/default-config.ts';
import type { Question } from '../../../src/domain/exam/question.ts';
import { ConfigContext } from '../../../src/ui/core/config-context.ts';
import { navigatorView } from '../../../src/ui/exam/questions/navigator-fold.ts';
import { QuestionSheet } from '../../../src/ui/exam/questions/question-sheet.tsx';
import { useSheet } from '../../../src/ui/exam/questions/use-sheet.ts';
import { practiceAnswers } from '../../../src/ui/exam/rehearsal/practice-answers.ts';

const rendered = vi.hoisted(() => ({ rows: 0 }));
vi.mock('../../../src/ui/exam/attempt/answer-state.tsx', async (original) => {
  const { AnswerState } = await original<typeof import('../../../src/ui/exam/attempt/answer-state.tsx')>();
  return {
    AnswerState: (props: Parameters<typeof AnswerState>[0]) => {
      rendered.rows += 1;
      return <AnswerState {...props} />;
    },
  };
});

const choice = (no: number): Question => ({
  kind: 'choice',
  id: `q${no}`,
  no,
  html: `Pertanyaan ${no}`,
  options: ['A', 'B', 'C'].map((value) => ({ value, html: `Pilihan ${value}` })),
});
const choices = (count: number) => Array.from({ length: count }, (_, index) => choice(index + 1));
const essay = (no: number): Question => ({ kind: 'essay', id: `q${no}`, no, html: `Uraikan ${no}`, longest: 10 });

interface Shown {
  readonly disabled?: boolean;
  readonly onTime?: () => void;
  readonly beside?: ReactNode;
  readonly name?: string;
  readonly finish?: ReactNode;
  readonly review?: ReactNode;
}

let source = practiceAnswers();
const Page = ({ questions, beside, name, ...rest }: Shown & { readonly questions: readonly Question[] }) => {
  const sheet = useSheet(questions.length, name);
  return (
    <ConfigContext value={defaultConfig}>
      {beside}
      <QuestionSheet questions={questions} source={source} sheet={sheet} {...rest} />
    </ConfigContext>
  );
};
const show = (questions: readonly Question[], rest: Shown = {}) => render(<Page questions={questions} {...rest} />);
const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const focused = () => document.activeElement?.textContent;
const button = (name: string) => screen.getByRole('button', { name });
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(name) });
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const showAll = () => userEvent.click(button('Tampilkan semua soal'));
const values = () => ['q1', 'q2'].map((id) => source.read(id).value);

beforeEach(() => {
  navigatorView.folded = false;
  source = practiceAnswers();
});
describe('one question at a time', () => {
  it('offers the review once, on the last question as the way on', async () => {
    const review = <button type="button">Periksa</button>;
    show(choices(2), { review, finish: review });
    expect(screen.getAllByText('Periksa')).toHaveLength(1);
    await userEvent.click(button('Berikutnya'));
    expect(screen.getAllByText('Periksa')).toHaveLength(1);
    await showAll();
    expect(screen.getAllByText('Periksa')).toHaveLength(2);
  });

  it('takes the caret to the heading of each question, from where a screen reader goes on reading', async () => {
    show(choices(2));
    getSelection()?.selectAllChildren(screen.getByText('Pertanyaan 1'));
    await userEvent.click(button('Berikutnya'));
    const heading = screen.getByRole('heading', { level: 2, name: 'Soal 2 dari 2' });
    expect(heading.contains(getSelection()?.anchorNode ?? null)).toBe(true);
  });

  it('keeps the choice, and choosing it again changes nothing', async () => {
    show(choices(1));
    const answer = vi.spyOn(source, 'answer');
    await userEvent.click(radio('Pilihan B'));
    await userEvent.click(radio('Pilihan B'));
    expect(answer.mock.calls).toEqual([['q1', 'B']]);
    expect(radio('Pilihan B').checked).toBe(true);
    await userEvent.click(button('Ragu-ragu'));
    expect(button('Ragu-ragu').getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('radiogroup', { name: 'Pertanyaan 1' })).toBeDefined();
  });
});

describe('keys', () => {
  it('choose, mark, go forward and back, and announce the time', () => {
    const onTime = vi.fn();
    show(choices(2), { onTime });
    for (const [key, value] of ['2B', 'cC', '5C']) {
      press(key as string);
      expect(values()).toEqual([value, '']);
    }
    expect(document.activeElement).toBe(radio('Pilihan C'));
    press('r');
    expect(source.read('q1').doubtful).toBe(true);
    expect(screen.getByText('Soal 1: ditandai ragu-ragu')).toBeDefined();
    for (const [key, at] of ['n2', 'n2', 'p1']) {
      press(key as string);
      expect(focused()).toBe(`Soal ${at} dari 2`);
    }
    press('t');
    expect(onTime).toHaveBeenCalledOnce();
  });

  it('do nothing with a modifier, on repeat, or in a text field', () => {
    show(choices(2), { beside: <input aria-label="Cari" /> });
    for (const name of ['ctrlKey', 'altKey', 'metaKey', 'shiftKey', 'repeat', 'isComposing'])
      press('n', { [name]: true });
    screen.getByLabelText('Cari').focus();
    press('n');
    press('a');
    expect(screen.getByText('Pertanyaan 1')).toBeDefined();
    expect(values()).toEqual(['', '']);
  });

  it('can be turned off in their help, which ? opens', async () => {
    show(choices(2));
    press('?', { shiftKey: true });
    const help = within(screen.getByRole('dialog', { name: 'Pintasan keyboard' }));
    press('n');
    expect(screen.getByText('Pertanyaan 1')).toBeDefined();
    await userEvent.click(help.getByLabelText('Aktifkan pintasan keyboard'));
    await userEvent.click(help.getByRole('button', { name: 'Tutup' }));
    press('n');
    press('?', { shiftKey: true });
    expect(screen.getByText('Pertanyaan 1')).toBeDefined();
    expect(screen.queryByRole('dialog', { name: 'Pintasan keyboard' })).toBeNull();
  });

  it('answer the focused question of the whole list, and none without focus', async () => {
    show(choices(2));
    await showAll();
    press('a');
    expect(values()).toEqual(['', '']);
    press('n');
    expect(focused()).toBe('Soal 2 dari 2');
    press('a');
    expect(values()).toEqual(['', 'A']);
  });
});

it('the whole list shows every question, and a change renders only its question', async () => {
  show(choices(20));
  await showAll();
  expect(screen.getAllByRole('article')).toHaveLength(20);
  rendered.rows = 0;
  act(() => source.answer('q17', 'A'));
  expect(rendered.rows).toBe(1);
  expect(button('Soal 17, sudah dijawab')).toBeDefined();
});

describe('the navigator', () => {
  it('shows the state of each question, and counts', () => {
    show(choices(3));
    act(() => {
      source.answer('q1', 'A');
      source.doubt('q1', true);
      source.doubt('q3', true);
    });
    const navigator = within(screen.getByRole('navigation', { name: 'Navigasi soal' }));
    expect(navigator.getAllByRole('button', { name: /^Soal/ }).map((each) => each.getAttribute('aria-label'))).toEqual([
      'Soal 1, sudah dijawab, ragu-ragu',
      'Soal 2, belum dijawab',
      'Soal 3, belum dijawab, ragu-ragu',
    ]);
    const counts = navigator.getAllByRole('listitem').slice(-3);
    expect(counts.map((each) => each.textContent)).toEqual(['Sudah dijawab 1', 'Belum dijawab 2', 'Ragu-ragu 2']);
    expect(navigator.getByRole('button', { current: true }).textContent).toBe('1');
  });

  it('folds to the number of answers, and stays folded for the next exam', async () => {
    const { unmount } = show(choices(2));
    const state = () => [
      button('Navigasi soal').getAttribute('aria-expanded'),
      screen.queryAllByRole('button', { name: /^Soal \d/ }).length,
    ];
    expect(state()).toEqual(['true', 2]);
    await userEvent.click(button('Navigasi soal'));
    expect(state()).toEqual(['false', 0]);
    expect(screen.getByText('Belum dijawab')).toBeDefined();
    unmount();
    show(choices(1));
    expect(state()).toEqual(['false', 0]);
    await userEvent.click(button('Navigasi soal'));
    expect(state()).toEqual(['true', 1]);
  });

  it('is one tab stop; arrows move inside, and Enter goes to the question', async () => {
    show(choices(3));
    await userEvent.tab();
    expect(focused()).toBe('Navigasi soal');
    await userEvent.tab();
    expect(focused()).toBe('1');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('3');
    await userEvent.keyboard('{Home}{End}{Enter}');
    expect(focused()).toBe('Soal 3 dari 3');
  });
});

describe('an essay', () => {
  it('accepts more than its limit, and says by how much', async () => {
    show([essay(1)]);
    await userEvent.type(field(), 'sepuluh 😀 lebih');
    expect(source.read('q1').value).toBe('sepuluh 😀 lebih');
    expect(screen.getByText('15 dari 10 karakter · lebih 5 karakter')).toBeDefined();
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps its input until a version from outside replaces it', async () => {
    show([essay(1)]);
    await userEvent.type(field(), 'satu');
    field().setSelectionRange(2, 2);
    act(() => source.doubt('q1', true));
    expect([field().value, field().selectionStart]).toEqual(['satu', 2]);
    act(() => source.answer('q1', 'dari perangkat lain'));
    expect(field().value).toBe('dari perangkat lain');
  });
});

describe('after the return to an exam in the same page the focus (fault matrix 71)', () => {
  const questions = [choice(1), essay(2)];
  const next = () => userEvent.click(button('Berikutnya'));
  const comeBack = (of: readonly Question[], name: string) => {
    cleanup();
    show(of, { name });
  };

  it('is at the same option', async () => {
    show(choices(2), { name: 'b' });
    await next();
    await userEvent.click(radio('Pilihan B'));
    comeBack(choices(2), 'b');
    expect(document.activeElement).toBe(radio('Pilihan B'));
  });

  it('is at the same position in a text', async () => {
    show(questions, { name: 'c' });
    await next();
    await userEvent.type(field(), 'satu dua');
    field().setSelectionRange(4, 4);
    comeBack(questions, 'c');
    expect([document.activeElement === field(), field().selectionStart, field().value]).toEqual([true, 4, 'satu dua']);
  });

  it('is at the top when nothing was focused, in another exam, and without a name', async () => {
    show(questions, { name: 'e' });
    comeBack(questions, 'e');
    expect(document.activeElement).toBe(document.body);
    await next();
    for (const name of [{ name: 'f' }, {}]) {
      cleanup();
      show(questions, name);
      expect(screen.getByRole('heading', { level: 2, name: 'Soal 1 dari 2' })).toBeTruthy();
    }
  });
});
