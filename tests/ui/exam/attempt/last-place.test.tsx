// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultConfig } from '../../../../src/default-config.ts';
import type { Question } from '../../../../src/domain/exam/question.ts';
import { ConfigContext } from '../../../../src/ui/config-context.ts';
import { QuestionSheet } from '../../../../src/ui/exam/questions/question-sheet.tsx';
import { useSheet } from '../../../../src/ui/exam/questions/use-sheet.ts';
import { practiceAnswers } from '../../../../src/ui/exam/rehearsal/practice-answers.ts';

beforeEach(() => {
  source = practiceAnswers();
});
afterEach(cleanup);

const choice = (no: number): Question => ({
  kind: 'choice',
  id: `q${no}`,
  no,
  html: `Pertanyaan ${no}`,
  options: ['A', 'B'].map((value) => ({ value, html: `Pilihan ${value}` })),
});
const essay = (no: number): Question => ({ kind: 'essay', id: `q${no}`, no, html: `Uraikan ${no}`, longest: null });
let source = practiceAnswers();

const Sheet = ({ questions, name }: { readonly questions: readonly Question[]; readonly name?: string }) => (
  <ConfigContext value={defaultConfig}>
    <QuestionSheet questions={questions} source={source} sheet={useSheet(questions.length, name)} />
  </ConfigContext>
);
let show = (_: boolean) => {};
const Page = (props: Parameters<typeof Sheet>[0]) => {
  const [shown, setShown] = useState(true);
  show = setShown;
  return shown && <Sheet {...props} />;
};
const leave = () => act(async () => show(false));
const comeBack = () => act(async () => show(true));
const next = () => userEvent.click(screen.getByRole('button', { name: 'Berikutnya' }));

describe('who comes back to an exam in the same page (fault matrix 71)', () => {
  it('at the same choice', async () => {
    render(<Page questions={[choice(1), choice(2)]} name="b" />);
    await next();
    await userEvent.click(screen.getByRole('radio', { name: /Pilihan B/ }));
    await leave();
    await comeBack();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Pilihan B/ }));
  });

  it('at the same place of a text', async () => {
    render(<Page questions={[choice(1), essay(2)]} name="c" />);
    await next();
    await userEvent.type(screen.getByRole('textbox'), 'satu dua');
    screen.getByRole<HTMLTextAreaElement>('textbox').setSelectionRange(4, 4);
    await leave();
    await comeBack();
    const field = screen.getByRole<HTMLTextAreaElement>('textbox');
    expect([document.activeElement === field, field.selectionStart, field.value]).toEqual([true, 4, 'satu dua']);
  });

  it('in the whole list, when it was open', async () => {
    render(<Page questions={[choice(1), choice(2)]} name="d" />);
    await userEvent.click(screen.getByRole('button', { name: 'Tampilkan semua soal' }));
    await act(async () => screen.getAllByRole('radio').at(-1)?.focus());
    await leave();
    await comeBack();
    expect(document.activeElement).toBe(screen.getAllByRole('radio').at(-1));
  });

  it('begins at the top when nothing was touched, in another exam, and without a name', async () => {
    const { unmount } = render(<Page questions={[choice(1), choice(2)]} name="e" />);
    await leave();
    await comeBack();
    expect(document.activeElement).toBe(document.body);
    await next();
    unmount();
    for (const name of [{ name: 'f' }, {}]) {
      render(<Page questions={[choice(1), choice(2)]} {...name} />);
      expect(screen.getByRole('heading', { level: 2, name: 'Soal 1 dari 2' })).toBeTruthy();
      cleanup();
    }
  });
});
