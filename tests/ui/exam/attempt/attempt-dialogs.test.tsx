import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { runExamAttempt } from '../../../../src/application/exam/attempt/run-exam-attempt.ts';
import type { AnswerPhase } from '../../../../src/domain/exam/answer-record.ts';
import type { Exam } from '../../../../src/domain/exam/exam.ts';
import type { ExamContent } from '../../../../src/domain/exam/question.ts';
import { enter } from '../../../../src/ui/core/session/session-view.ts';
import { AnswerState } from '../../../../src/ui/exam/attempt/answer-state.tsx';
import { AttemptPage } from '../../../../src/ui/exam/attempt/attempt-page.tsx';
import { useKeptFocus } from '../../../../src/ui/exam/questions/use-kept-focus.ts';
import { ExamLayout } from '../../../../src/ui/frame/layouts/exam-layout.tsx';
import {
  eka,
  essayPage,
  examOfEachTest,
  minute,
  press,
  said,
  second,
  sending,
  shownDialog,
  type,
} from '../exam-in-progress.tsx';
import { examsOf } from '../exams-of.ts';

const timeOver = 'Yah.. Waktu Kamu telah habis :(';

const leaveQuestion = 'Keluar dari ujian?';

const specified = 'Apakah Anda yakin meninggalkan halaman ini sebelum melakukan submit?';

const inExam = () => location.pathname.includes('/exam/essay');

const dialogs = () => document.querySelectorAll('dialog[open]').length;

const question = () => Array.from(document.querySelectorAll('dialog[open] p'), ({ textContent }) => textContent);

const here = examOfEachTest();

describe('the dialogs of a running exam', () => {
  const leave = async () => {
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: '/profile' }));
    await act(async () => void fireEvent.click(link));
    await here.pass(second);
  };

  describe('the question before leaving a running exam says', () => {
    const kept = '1 jawaban belum terkirim tetap tersimpan di perangkat ini.';

    it('that an answer may be only here, in a tab that lost its storage after another one had taken over (fault matrix 34, 69)', async () => {
      await here.open();
      await here.typeOffline('a');
      const other = await here.attemptElsewhere();
      void other.takeOver();
      await here.pass(second);
      await act(async () => here.browser.drafts.takeAway());
      await here.pass(second);
      expect(screen.getByText(/Jawaban terakhir di tab ini belum sempat disimpan/)).toBeTruthy();
      await leave();
      expect(shownDialog()).toBe(leaveQuestion);
      expect(question().join(' ')).toContain('1 jawaban belum terkirim hanya ada di tab ini.');
    });

    it('that the time goes on and that unsent answers are kept, with staying as its main answer (fault matrix 75)', async () => {
      await here.open();
      const time = expect.stringMatching(/^Waktu terus berjalan \(sisa \d+:\d\d\)\.$/);
      await leave();
      expect(question()).toEqual([specified, time]);
      const answers = Array.from(document.querySelectorAll('dialog[open] button'), ({ textContent }) => textContent);
      expect(answers.slice(-2)).toEqual(['Keluar', 'Tetap mengerjakan']);
      await waitFor(() => expect(document.activeElement?.textContent).toBe('Tetap mengerjakan'));
      await press('Tetap mengerjakan');
      await here.typeOffline('a');
      await leave();
      expect(question()).toEqual([specified, time, kept]);
    });

    it('that a mark without an answer is a mark, not an answer', async () => {
      await here.open();
      here.server.online = false;
      await press('Ragu-ragu');
      await here.pass(sending);
      await leave();
      expect(question().at(-1)).toBe('1 tanda ragu-ragu belum terkirim tetap tersimpan di perangkat ini.');
    });

    it('that the last input is still being stored, until it is', async () => {
      await here.open();
      here.browser.drafts.hangs = true;
      await here.typeOffline('a', 2 * second);
      await leave();
      expect(question().at(-1)).toBe('1 jawaban belum terkirim sedang disimpan di perangkat ini. Tunggu sebentar.');
      here.browser.drafts.hangs = false;
      await here.pass(second);
      expect(question().at(-1)).toBe(kept);
    });

    it('no promise about answers that the device does not keep', async () => {
      here.browser.drafts.fails = true;
      await here.open();
      await here.typeOffline('a');
      await leave();
      expect(question().at(-1)).toBe(
        '1 jawaban belum terkirim hanya ada di tab ini. Jangan tutup tab ini sebelum semua terkirim.',
      );
      await press('Tetap mengerjakan');
      expect(question()).toEqual([]);
    });
  });

  describe('the dialog at the end of the time', () => {
    it('leaves the log-in usable, offers the way back to one that was closed, and then everything is sent', async () => {
      await here.open();
      here.server.sessionOver = true;
      type('a');
      await here.pass(60 * minute);
      expect([here.session.expired, shownDialog()]).toEqual([true, null]);
      await act(async () => {
        here.session.expired = false;
      });
      const dialog = screen.getByRole('alertdialog', { name: timeOver });
      expect(dialog.textContent).toContain('Sesi berakhir');
      await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Masuk kembali' })));
      expect([here.session.expired, shownDialog()]).toEqual([true, null]);
      here.server.sessionOver = false;
      await act(async () => enter(here.session, { ...eka }));
      await here.pass(sending);
      expect([here.server.valueOf('S1'), shownDialog()]).toEqual(['a', timeOver]);
    });

    const back = () => press('Kembali ke proses sertifikasi');

    it('waits for the answer to an earlier question, and asks before its way back leaves unsent answers', async () => {
      await here.open();
      await here.pass(60 * minute - 10 * second);
      await here.typeOffline('terakhir', 5 * second);
      await leave();
      await here.pass(10 * second);
      for (let asked = 0; asked < 2; asked += 1) {
        expect([shownDialog(), dialogs(), inExam()]).toEqual([leaveQuestion, 1, true]);
        expect(question()).toContain(specified);
        await press('Tetap mengerjakan');
        expect([shownDialog(), inExam()]).toEqual([timeOver, true]);
        await back();
      }
      await press('Keluar');
      expect(location.pathname).toContain('/myassessment/timeline');
    });
  });

  it('the question before the submission closes when another tab takes the exam over', async () => {
    await here.open();
    await press(/^Periksa jawaban/);
    await press('Kumpulkan ujian');
    expect(shownDialog()).toBe('Kumpulkan ujian sekarang?');
    const other = await here.attemptElsewhere();
    await here.pass(second);
    await act(() => other.takeOver());
    await here.pass(second);
    expect([other.state.value.role, shownDialog()]).toEqual(['writing', null]);
  });
});

/** Shows the exam and records each new text of a live region, as a screen reader speaks it. Returns the texts since the last call. */
const listen = async () => {
  const live = '[aria-live], [role=status], [role=alert], output';
  await here.show(
    <ExamLayout title="Ujian Esai" trxid="VFJYLTE">
      {essayPage}
    </ExamLayout>,
  );
  const heard: string[] = [];
  const last = new WeakMap<Element, string>();
  const hear = () => {
    for (const region of document.querySelectorAll(live)) {
      if (region.getAttribute('aria-live') === 'off') continue;
      const all = region.cloneNode(true) as Element;
      for (const silent of all.querySelectorAll('[aria-live=off]')) silent.remove();
      const text = all.textContent.trim();
      if (text !== '' && text !== last.get(region)) heard.push(text);
      last.set(region, text);
    }
  };
  hear();
  heard.length = 0;
  const observer = new MutationObserver(hear);
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return () => heard.splice(0);
};

const write = async (text: string) => {
  for (const { index } of text.matchAll(/ |$/g)) {
    type(text.slice(0, index));
    await here.pass(100);
  }
};

it('a screen reader announces a lost and a restored connection once each, and no keystroke and no save', async () => {
  const said = await listen();
  await write('Peta, sebab cepat.');
  await here.pass(sending);
  expect([said(), here.server.valueOf('S1')]).toEqual([[], 'Peta, sebab cepat.']);

  here.server.online = false;
  await write('Peta, sebab cepat. Lalu kabari pemakai.');
  await here.pass(sending);
  expect(said().sort()).toEqual(['Belum terkirim, dicoba lagi', expect.stringContaining('Koneksi terputus.')]);

  here.server.online = true;
  await press('Coba kirim sekarang');
  await here.pass(second);
  const back = said();
  expect(back.at(-1)).toContain('Koneksi pulih. Semua jawaban sudah terkirim.');
  expect(back.length).toBeLessThanOrEqual(2); // at most two, because the announcement that all answers are sent may come first
});

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

describe('the focus in a running exam', () => {
  it('the focus moves to the question when a notice disappears with the focused button, after the take-over from another tab', async () => {
    await here.attemptElsewhere();
    await here.open();
    await here.pass(sending);
    await pressFocused('Lanjutkan di sini');
    await here.pass(second);
    expect(screen.queryByText('Ujian ini terbuka di tab lain')).toBeNull();
    expect(focused()).toMatch(/^Soal 1/);
  });

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
});

const state = (phase: AnswerPhase) => <AnswerState view={{ value: 'a', doubtful: false, phase, refusal: null }} />;

it('the state of an answer stays "Gagal" while more is typed, and is busy until the device has the text', () => {
  const { rerender } = render(state('failing'));
  const region = screen.getByText('Belum terkirim, dicoba lagi').closest('[aria-live]') as HTMLElement;
  expect(region.textContent).toBe('Belum terkirim, dicoba lagi');
  expect(region.getAttribute('aria-busy')).toBe('false');

  rerender(state('saving'));
  expect(region.textContent).toBe('Belum terkirim, dicoba lagi');
  expect(region.getAttribute('aria-busy')).toBe('true');

  rerender(state('failing'));
  expect(region.getAttribute('aria-busy')).toBe('false');
});

it('a question that is only marked has no answer that was sent', () => {
  render(<AnswerState view={{ value: '', doubtful: true, phase: 'sent', refusal: null }} />);
  expect(screen.getByText('Tanda terkirim')).toBeDefined();
});
