// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runExamAttempt } from '../../../../src/application/exam/attempt/run-exam-attempt.ts';
import type { Exam, Exams } from '../../../../src/domain/exam/exam.ts';
import type { ExamContent } from '../../../../src/domain/exam/question.ts';
import { AttemptPage } from '../../../../src/ui/exam/attempt/attempt-page.tsx';
import { useKeptFocus } from '../../../../src/ui/exam/questions/use-kept-focus.ts';
import { eka, examInProgress, press, type } from '../exam-in-progress.tsx';

const second = 1_000;
const allOf = (exam: Exam): Exams => ({
  trxId: exam.trxId,
  scheme: { title: 'Skema', number: '1' },
  candidate: 'Eka',
  assessor: { name: '', registration: '' },
  exams: [exam],
});

let here = examInProgress();
beforeEach(() => {
  here = examInProgress();
});
afterEach(cleanup);

/** Presses a button as a keyboard does: it has the focus. */
const pressFocused = async (name: string) => {
  screen.getByRole('button', { name }).focus();
  expect(document.activeElement?.textContent).toBe(name);
  await press(name);
};
const focused = () => document.activeElement?.textContent;

const Going = ({ onLost }: { readonly onLost: () => void }) => (
  <div ref={useKeptFocus(onLost)}>
    <button type="button">Tutup</button>
  </div>
);

describe('when a notice goes with the button that had the focus, the person goes on at the question', () => {
  it('that another tab had', async () => {
    const { exam, blankPaper } = here.server;
    const other = runExamAttempt(here.browser.deps())({ exam, paper: blankPaper, user: eka.id });
    await here.pass(200);
    await here.open();
    await here.pass(2 * second);
    await pressFocused('Lanjutkan di sini');
    await here.pass(second);
    expect(screen.queryByText('Ujian ini terbuka di tab lain')).toBeNull();
    expect(focused()).toMatch(/^Soal 1/);
    void other.close();
  });

  it('after the news of a connection', async () => {
    await here.open();
    here.server.online = false;
    type('a');
    await here.pass(2 * second);
    here.server.online = true;
    await pressFocused('Coba kirim sekarang');
    await here.pass(second);
    await pressFocused('Tutup');
    await here.pass(0);
    expect(focused()).toMatch(/^Soal 1/);
  });

  it('while somebody who is elsewhere stays there', async () => {
    await here.open();
    here.server.online = false;
    type('a');
    await here.pass(2 * second);
    here.server.online = true;
    await press('Coba kirim sekarang');
    await here.pass(second);
    screen.getByRole('button', { name: 'Tutup' }).focus();
    screen.getByRole('textbox').focus();
    await press('Tutup');
    await here.pass(0);
    expect(screen.queryByRole('button', { name: 'Tutup' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });
});

describe('the focus of something that goes', () => {
  const focusedButton = (onLost: () => void) => {
    render(<Going onLost={onLost} />);
    const button = screen.getByRole('button', { name: 'Tutup' });
    button.focus();
    return button;
  };
  const blurred = () => new FocusEvent('focusout', { bubbles: true });

  it('is lost where the browser tells of it a moment before', async () => {
    const lost = vi.fn();
    const button = focusedButton(lost);
    button.dispatchEvent(blurred());
    button.remove();
    await act(async () => undefined);
    expect(lost).toHaveBeenCalledOnce();
  });
});

it('a second press on the way back from the review does not leave the exam', async () => {
  await here.open();
  await press(/^Periksa jawaban/);
  const back = vi.spyOn(history, 'back').mockReturnValue();
  const button = screen.getByRole('button', { name: 'Kembali ke soal' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(back).toHaveBeenCalledTimes(1);
  back.mockRestore();
  await act(async () => window.history.replaceState(null, '', location.pathname)); // it has arrived
  await press(/^Periksa jawaban/);
  const again = vi.spyOn(history, 'back').mockReturnValue();
  await press('Kembali ke soal');
  expect(again).toHaveBeenCalledTimes(1);
  again.mockRestore();
});

describe('the key T tells the time', () => {
  const pressT = () => act(async () => void fireEvent.keyDown(document.body, { key: 't' }));
  const said = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join(' ');

  it('and not in an observation that has no such sheet', async () => {
    const exam: Exam = { ...here.server.exam, kind: 'observation' };
    const paper: ExamContent = { ...here.server.blankPaper, questions: [], answers: [] };
    const attempt = runExamAttempt(here.browser.deps())({ exam, paper, user: eka.id });
    await here.show(<AttemptPage all={allOf(exam)} exam={exam} paper={paper} attempt={attempt} name="ujian" />);
    expect(screen.getByRole('button', { name: 'Dengar sisa waktu' }).hasAttribute('aria-keyshortcuts')).toBe(false);
    await pressT();
    expect(said()).not.toContain('sampai pukul');
    void attempt.close();
  });
});
