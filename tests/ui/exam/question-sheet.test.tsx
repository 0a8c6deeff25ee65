// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultConfig } from '../../../src/default-config.ts';
import type { Question } from '../../../src/domain/exam/question.ts';
import { ConfigContext } from '../../../src/ui/config-context.ts';
import { navigatorView } from '../../../src/ui/exam/questions/navigator-fold.ts';
import { QuestionSheet } from '../../../src/ui/exam/questions/question-sheet.tsx';
import { useSheet } from '../../../src/ui/exam/questions/use-sheet.ts';
import { practiceAnswers } from '../../../src/ui/exam/rehearsal/practice-answers.ts';

/** How often each question's own part was rendered. */
const rendered = vi.hoisted(() => new Map<string, number>());
vi.mock('../../../src/ui/exam/attempt/answer-state.tsx', async (original) => {
  const { AnswerState } = await original<typeof import('../../../src/ui/exam/attempt/answer-state.tsx')>();
  return {
    AnswerState: (props: Parameters<typeof AnswerState>[0]) => {
      rendered.set('rows', (rendered.get('rows') ?? 0) + 1);
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
const essay = (no: number): Question => ({ kind: 'essay', id: `q${no}`, no, html: `Uraikan ${no}`, longest: 10 });

interface SheetProps {
  readonly questions: readonly Question[];
  readonly disabled?: boolean;
  readonly onTime?: () => void;
  readonly finish?: ReactNode;
  readonly beside?: ReactNode;
}

const source = { current: practiceAnswers() };
const Page = ({ questions, beside, ...rest }: SheetProps) => {
  const sheet = useSheet(questions.length);
  return (
    <ConfigContext value={defaultConfig}>
      {beside}
      <QuestionSheet
        questions={questions}
        source={source.current}
        sheet={sheet}
        finish={<button type="button">Tinjau</button>}
        {...rest}
      />
    </ConfigContext>
  );
};
const show = (props: SheetProps) => render(<Page {...props} />);
const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const focused = () => document.activeElement?.textContent;
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(name) });
const doubt = () => screen.getByRole('button', { name: 'Ragu-ragu' });

beforeEach(() => {
  navigatorView.folded = false;
  source.current = practiceAnswers();
  rendered.clear();
});
afterEach(cleanup);

describe('one question at a time', () => {
  it('keeps what was chosen, and choosing the same again changes nothing', async () => {
    show({ questions: [choice(1)] });
    const answer = vi.spyOn(source.current, 'answer');
    await userEvent.click(radio('Pilihan B'));
    await userEvent.click(radio('Pilihan B'));
    expect(answer.mock.calls).toEqual([['q1', 'B']]);
    expect(radio('Pilihan B').checked).toBe(true);
    await userEvent.click(doubt());
    expect(doubt().getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('radiogroup', { name: 'Soal 1 dari 1 Pertanyaan 1' })).toBeDefined();
  });

  it('that takes no answers any more shows them', async () => {
    source.current.answer('q1', 'C');
    show({ questions: [choice(1)], disabled: true });
    expect(radio('Pilihan C').checked).toBe(true);
    press('a');
    press('r');
    await userEvent.click(radio('Pilihan A'));
    expect(source.current.read('q1')).toMatchObject({ value: 'C', doubtful: false });
  });
});

describe('keys', () => {
  it('choose, mark, go on and back, and say the time', () => {
    const onTime = vi.fn();
    show({ questions: [choice(1), choice(2)], onTime });
    press('2');
    expect(source.current.read('q1').value).toBe('B');
    expect(document.activeElement).toBe(radio('Pilihan B'));
    press('c');
    expect(source.current.read('q1').value).toBe('C');
    press('5');
    expect(source.current.read('q1').value).toBe('C');
    press('r');
    expect(source.current.read('q1').doubtful).toBe(true);
    expect(screen.getByText('Soal 1: ditandai ragu-ragu')).toBeDefined();
    press('n');
    expect(focused()).toBe('Soal 2 dari 2');
    press('n');
    expect(focused()).toBe('Soal 2 dari 2');
    press('p');
    expect(focused()).toBe('Soal 1 dari 2');
    press('t');
    expect(onTime).toHaveBeenCalledOnce();
  });

  it('do nothing with a modifier, held down, or while something is typed', () => {
    show({ questions: [choice(1), choice(2)], beside: <input aria-label="Cari" /> });
    for (const more of [
      { ctrlKey: true },
      { altKey: true },
      { metaKey: true },
      { shiftKey: true },
      { repeat: true },
      { isComposing: true },
    ])
      press('n', more);
    screen.getByLabelText('Cari').focus();
    press('n');
    press('a');
    expect(screen.getByText('Pertanyaan 1')).toBeDefined();
    expect(source.current.read('q1').value).toBe('');
  });

  it('can be turned off in their help, which ? opens', async () => {
    show({ questions: [choice(1), choice(2)] });
    press('?', { shiftKey: true });
    const help = screen.getByRole('dialog', { name: 'Pintasan keyboard' });
    press('n'); // not while the help is open
    expect(screen.getByText('Pertanyaan 1')).toBeDefined();
    await userEvent.click(within(help).getByLabelText('Aktifkan pintasan keyboard'));
    await userEvent.click(within(help).getByRole('button', { name: 'Tutup' }));
    press('n');
    press('?', { shiftKey: true });
    expect(screen.getByText('Pertanyaan 1')).toBeDefined();
    expect(screen.queryByRole('dialog', { name: 'Pintasan keyboard' })).toBeNull();
  });

  it('in the whole list answer the question that has the focus, and none without', async () => {
    show({ questions: [choice(1), choice(2)] });
    await userEvent.click(screen.getByRole('button', { name: 'Tampilkan semua soal' }));
    press('a');
    expect([source.current.read('q1').value, source.current.read('q2').value]).toEqual(['', '']);
    press('n'); // from the first, which nobody has touched
    expect(focused()).toBe('Soal 2 dari 2');
    press('a');
    expect([source.current.read('q1').value, source.current.read('q2').value]).toEqual(['', 'A']);
  });
});

describe('the whole list', () => {
  const many = Array.from({ length: 20 }, (_, index) => choice(index + 1));

  it('shows every question, and a change renders its own only', async () => {
    show({ questions: many });
    await userEvent.click(screen.getByRole('button', { name: 'Tampilkan semua soal' }));
    expect(screen.getAllByRole('article')).toHaveLength(20);
    rendered.clear();
    act(() => source.current.answer('q17', 'A'));
    expect(rendered.get('rows')).toBe(1);
    const navigator = screen.getByRole('navigation', { name: 'Navigasi soal' });
    expect(within(navigator).getByRole('button', { name: 'Soal 17, sudah dijawab' })).toBeDefined();
  });
});

describe('the navigator', () => {
  it('tells of each question how far it is, and counts', () => {
    show({ questions: [choice(1), choice(2), choice(3)] });
    act(() => {
      source.current.answer('q1', 'A');
      source.current.doubt('q1', true);
      source.current.doubt('q3', true);
    });
    const navigator = within(screen.getByRole('navigation', { name: 'Navigasi soal' }));
    const cells = within(navigator.getAllByRole('list')[0] ?? document.body).getAllByRole('button');
    expect(cells.map((each) => each.getAttribute('aria-label'))).toEqual([
      'Soal 1, sudah dijawab, ragu-ragu',
      'Soal 2, belum dijawab',
      'Soal 3, belum dijawab, ragu-ragu',
    ]);
    expect(
      navigator
        .getAllByRole('listitem')
        .slice(-3)
        .map((each) => each.textContent),
    ).toEqual(['Sudah dijawab 1', 'Belum dijawab 2', 'Ragu-ragu 2']);
    expect(navigator.getByRole('button', { current: true }).textContent).toBe('1');
  });

  it('folds to how many are answered, and stays so for the next exam', async () => {
    const { unmount } = show({ questions: [choice(1), choice(2)] });
    const toggle = () => screen.getByRole('button', { name: 'Navigasi soal' });
    const cells = () => screen.queryAllByRole('button', { name: /^Soal \d/ }).length;
    expect([toggle().getAttribute('aria-expanded'), cells()]).toEqual(['true', 2]);
    await userEvent.click(toggle());
    expect([toggle().getAttribute('aria-expanded'), cells()]).toEqual(['false', 0]);
    expect(screen.getByText('Belum dijawab')).toBeDefined();
    unmount();
    show({ questions: [choice(1)] });
    expect(cells()).toBe(0);
    await userEvent.click(toggle());
    expect(cells()).toBe(1);
  });

  it('is one stop of the Tab key; arrows move inside, Enter goes to the question', async () => {
    show({ questions: [choice(1), choice(2), choice(3)] });
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
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');

  it('takes more than its limit, and says by how much', async () => {
    show({ questions: [essay(1)] });
    await userEvent.type(field(), 'sepuluh 😀 lebih');
    expect(source.current.read('q1').value).toBe('sepuluh 😀 lebih');
    expect(screen.getByText('15 dari 10 karakter · lebih 5 karakter')).toBeDefined();
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps what is typed, while a version from outside takes its place', async () => {
    show({ questions: [essay(1)] });
    await userEvent.type(field(), 'satu');
    field().setSelectionRange(2, 2);
    act(() => source.current.doubt('q1', true));
    expect([field().value, field().selectionStart]).toEqual(['satu', 2]);
    act(() => source.current.answer('q1', 'dari perangkat lain'));
    expect(field().value).toBe('dari perangkat lain');
  });
});
