// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runExamAttempt } from '../../../../src/application/exam/attempt/run-exam-attempt.ts';
import { enter } from '../../../../src/ui/session/session-view.ts';
import { eka, examInProgress, press, shownDialog, type } from '../exam-in-progress.tsx';

const second = 1_000;
const minute = 60 * second;
const timeOver = 'Yah.. Waktu Kamu telah habis :(';
const leaveQuestion = 'Keluar dari ujian?';
const inExam = () => location.pathname.includes('/exam/essay');
const dialogs = () => document.querySelectorAll('dialog[open]').length;

let here = examInProgress();
beforeEach(() => {
  here = examInProgress();
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** Offline, with an answer that is not sent, a moment before the end. */
const lastMoment = async () => {
  await here.open();
  await here.pass(60 * minute - 10 * second);
  here.server.online = false;
  type('terakhir');
  await here.pass(5 * second);
};

describe('the window of the end of the time', () => {
  it('leaves the log-in free until somebody is logged in again, and then all is sent', async () => {
    await here.open();
    here.server.sessionOver = true;
    type('a');
    await here.pass(60 * minute);
    expect([here.session.expired, shownDialog()]).toEqual([true, null]);
    here.server.sessionOver = false;
    await act(async () => enter(here.session, { ...eka }));
    await here.pass(2 * second);
    expect([here.server.valueOf('S1'), shownDialog()]).toEqual(['a', timeOver]);
  });

  it('has the way back to a log-in that was closed', async () => {
    await here.open();
    here.server.sessionOver = true;
    type('a');
    await here.pass(60 * minute);
    await act(async () => {
      here.session.expired = false; // what its Tutup does
    });
    expect(shownDialog()).toBe(timeOver);
    const dialog = screen.getByRole('alertdialog', { name: timeOver });
    expect(dialog.textContent).toContain('Sesi berakhir');
    await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Masuk kembali' })));
    expect([here.session.expired, shownDialog()]).toEqual([true, null]);
  });

  it('waits for the answer to a question that was asked before it', async () => {
    await lastMoment();
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: '/profile' }));
    await act(async () => void fireEvent.click(link));
    await here.pass(10 * second);
    expect([shownDialog(), dialogs()]).toEqual([leaveQuestion, 1]);
    await press('Batal');
    expect([shownDialog(), inExam()]).toEqual([timeOver, true]);
  });

  it('asks before its way back leaves answers that are not sent', async () => {
    await lastMoment();
    await here.pass(10 * second);
    const back = () => press('Kembali ke proses sertifikasi');
    await back();
    expect([shownDialog(), dialogs(), inExam()]).toEqual([leaveQuestion, 1, true]);
    expect(screen.getByText('Apakah Anda yakin meninggalkan halaman ini sebelum melakukan submit?')).toBeTruthy();
    await press('Batal');
    expect([shownDialog(), inExam()]).toEqual([timeOver, true]);
    await back();
    await press('Ya');
    expect(location.pathname).toContain('/myassessment/timeline');
  });
});

describe('the question before handing in', () => {
  const ask = async () => {
    await press(/^Periksa jawaban/);
    await press('Kumpulkan ujian');
    expect(shownDialog()).toBe('Kumpulkan ujian sekarang?');
  };

  it('closes when another tab has taken the exam over', async () => {
    await here.open();
    await ask();
    const { exam, blankPaper } = here.server;
    const other = runExamAttempt(here.browser.deps())({ exam, paper: blankPaper, user: eka.id });
    await here.pass(second);
    await act(() => other.takeOver());
    await here.pass(second);
    expect([other.state.value.role, shownDialog()]).toEqual(['writing', null]);
    void other.close();
  });

  it('closes when the exam was closed, and does not come again by itself', async () => {
    await here.open();
    here.server.online = false;
    type('a');
    await here.pass(2 * second);
    await ask();
    here.server.online = true;
    here.server.faults = ['forbidden', 'forbidden']; // the save, and whether the exam runs
    await act(() => here.device.wake('online'));
    await here.pass(2 * second);
    expect(screen.getByText('Data tidak boleh diakses')).toBeTruthy();
    expect(shownDialog()).toBeNull();
    await press('Coba lagi');
    expect(shownDialog()).toBeNull();
  });
});
