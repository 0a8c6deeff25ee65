import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { runExamAttempt } from '../../../../src/application/exam/attempt/run-exam-attempt.ts';
import type { Exam } from '../../../../src/domain/exam/exam.ts';
import type { ExamContent } from '../../../../src/domain/exam/question.ts';
import { AttemptPage } from '../../../../src/ui/exam/attempt/attempt-page.tsx';
import { useKeptFocus } from '../../../../src/ui/exam/questions/use-kept-focus.ts';
import { eka, examOfEachTest, press, said, second, sending } from '../exam-in-progress.tsx';
import { examsOf } from '../exams-of.ts';

const here = examOfEachTest();

const pressFocused = async (name: string) => {
  screen.getByRole('button', { name }).focus();
  expect(document.activeElement?.textContent).toBe(name);
  await press(name);
};
const focused = () => document.activeElement?.textContent;

describe('when a notice disappears with the focused button, the focus moves to the question', () => {
  it('after the take-over from another tab', async () => {
    await here.attemptElsewhere();
    await here.open();
    await here.pass(sending);
    await pressFocused('Lanjutkan di sini');
    await here.pass(second);
    expect(screen.queryByText('Ujian ini terbuka di tab lain')).toBeNull();
    expect(focused()).toMatch(/^Soal 1/);
  });

  it.each([
    ['which it had', false],
    ['while somebody who is elsewhere stays there', true],
  ])('after the notice about the connection: %s', async (_, elsewhere) => {
    await here.open();
    await here.typeOffline('a');
    here.server.online = true;
    await press('Coba kirim sekarang');
    await here.pass(second);
    screen.getByRole('button', { name: 'Tutup' }).focus();
    if (elsewhere) screen.getByRole('textbox').focus();
    await press('Tutup');
    await here.pass(0);
    expect(screen.queryByRole('button', { name: 'Tutup' })).toBeNull();
    if (elsewhere) expect(document.activeElement).toBe(screen.getByRole('textbox'));
    else expect(focused()).toMatch(/^Soal 1/);
  });
});

const Going = ({ onLost }: { readonly onLost: () => void }) => (
  <div ref={useKeptFocus(onLost)}>
    <button type="button">Tutup</button>
  </div>
);

it('a removed element reports its lost focus, also in browsers that fire focusout just before the removal', async () => {
  const lost = vi.fn();
  render(<Going onLost={lost} />);
  const button = screen.getByRole('button', { name: 'Tutup' });
  button.focus();
  button.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  button.remove();
  await act(async () => undefined);
  expect(lost).toHaveBeenCalledOnce();
});

it('a second press on the way back from the review does not leave the exam', async () => {
  await here.open();
  await press(/^Periksa jawaban/);
  const back = vi.spyOn(history, 'back').mockReturnValue();
  const button = screen.getByRole('button', { name: 'Kembali ke soal' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(back).toHaveBeenCalledTimes(1);
  await act(async () => window.history.replaceState(null, '', location.pathname));
  await press(/^Periksa jawaban/);
  await press('Kembali ke soal');
  expect(back).toHaveBeenCalledTimes(2);
  back.mockRestore();
});

it('the key T does not announce the time in an observation without questions', async () => {
  const exam: Exam = { ...here.server.exam, kind: 'observation' };
  const content: ExamContent = { ...here.server.blankContent, questions: [], answers: [] };
  const attempt = runExamAttempt(here.browser.deps())({ exam, content, user: eka.id });
  await here.show(<AttemptPage all={examsOf([exam])} exam={exam} content={content} attempt={attempt} name="ujian" />);
  expect(screen.getByRole('button', { name: 'Dengar sisa waktu' }).hasAttribute('aria-keyshortcuts')).toBe(false);
  await act(async () => void fireEvent.keyDown(document.body, { key: 't' }));
  expect(said()).not.toContain('sampai pukul');
  void attempt.close();
});
