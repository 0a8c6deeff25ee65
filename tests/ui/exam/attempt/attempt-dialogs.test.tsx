import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { statusText } from '../../../../src/ui/core/failure-text.ts';
import { enter } from '../../../../src/ui/core/session/session-view.ts';
import { eka, examOfEachTest, minute, press, second, sending, shownDialog, type } from '../exam-in-progress.tsx';

const timeOver = 'Yah.. Waktu Kamu telah habis :(';
const leaveQuestion = 'Keluar dari ujian?';
const specified = 'Apakah Anda yakin meninggalkan halaman ini sebelum melakukan submit?';
const inExam = () => location.pathname.includes('/exam/essay');
const dialogs = () => document.querySelectorAll('dialog[open]').length;
const here = examOfEachTest();

const leave = async () => {
  const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: '/profile' }));
  await act(async () => void fireEvent.click(link));
  await here.pass(second);
};
const question = () => Array.from(document.querySelectorAll('dialog[open] p'), ({ textContent }) => textContent);

it('the question before leaving a running exam has staying as its main answer, at the place of a main answer', async () => {
  await here.open();
  await leave();
  const answers = Array.from(document.querySelectorAll('dialog[open] button'), ({ textContent }) => textContent);
  expect(answers.slice(-2)).toEqual(['Keluar', 'Tetap mengerjakan']);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Tetap mengerjakan'));
});

describe('the question before leaving a running exam says', () => {
  const kept = '1 jawaban belum terkirim tetap tersimpan di perangkat ini.';

  it('that the time goes on and that unsent answers are kept, after the specified sentence (fault matrix 75)', async () => {
    await here.open();
    const time = expect.stringMatching(/^Waktu terus berjalan \(sisa \d+:\d\d\)\.$/);
    await leave();
    expect(question()).toEqual([specified, time]);
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
  const endWithoutSession = async () => {
    await here.open();
    here.server.sessionOver = true;
    type('a');
    await here.pass(60 * minute);
    expect([here.session.expired, shownDialog()]).toEqual([true, null]);
  };
  const lastMoment = async () => {
    await here.open();
    await here.pass(60 * minute - 10 * second);
    await here.typeOffline('terakhir', 5 * second);
  };

  it('leaves the log-in usable until the person is logged in again, and then everything is sent', async () => {
    await endWithoutSession();
    here.server.sessionOver = false;
    await act(async () => enter(here.session, { ...eka }));
    await here.pass(sending);
    expect([here.server.valueOf('S1'), shownDialog()]).toEqual(['a', timeOver]);
  });

  it('offers the way back to a log-in that was closed', async () => {
    await endWithoutSession();
    await act(async () => {
      here.session.expired = false;
    });
    const dialog = screen.getByRole('alertdialog', { name: timeOver });
    expect(dialog.textContent).toContain('Sesi berakhir');
    await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Masuk kembali' })));
    expect([here.session.expired, shownDialog()]).toEqual([true, null]);
  });

  it('waits for the answer to an earlier question', async () => {
    await lastMoment();
    await leave();
    await here.pass(10 * second);
    expect([shownDialog(), dialogs()]).toEqual([leaveQuestion, 1]);
    await press('Tetap mengerjakan');
    expect([shownDialog(), inExam()]).toEqual([timeOver, true]);
  });

  const back = () => press('Kembali ke proses sertifikasi');

  it('does not ask before its way back when everything is sent', async () => {
    await here.open();
    await here.pass(60 * minute);
    await back();
    expect(inExam()).toBe(false);
  });

  it('asks before its way back leaves unsent answers', async () => {
    await lastMoment();
    await here.pass(10 * second);
    await back();
    expect([shownDialog(), dialogs(), inExam()]).toEqual([leaveQuestion, 1, true]);
    expect(question()).toContain(specified);
    await press('Tetap mengerjakan');
    expect([shownDialog(), inExam()]).toEqual([timeOver, true]);
    await back();
    await press('Keluar');
    expect(location.pathname).toContain('/myassessment/timeline');
  });
});

describe('the question before the submission', () => {
  const ask = async () => {
    await press(/^Periksa jawaban/);
    await press('Kumpulkan ujian');
    expect(shownDialog()).toBe('Kumpulkan ujian sekarang?');
  };

  it('closes when another tab takes the exam over', async () => {
    await here.open();
    await ask();
    const other = await here.attemptElsewhere();
    await here.pass(second);
    await act(() => other.takeOver());
    await here.pass(second);
    expect([other.state.value.role, shownDialog()]).toEqual(['writing', null]);
  });

  it('closes when the exam is closed, and does not reopen by itself', async () => {
    await here.open();
    await here.typeOffline('a');
    await ask();
    await here.pass(second); // the review sends unsent answers
    here.server.faults = ['forbidden', 'forbidden']; // one fault for the save and one for the check whether the exam still runs
    await here.reconnect();
    expect(screen.getByText(statusText(403))).toBeTruthy();
    expect(shownDialog()).toBeNull();
    await press('Coba lagi');
    expect(shownDialog()).toBeNull();
  });
});
