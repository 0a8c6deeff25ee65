// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { examInProgress, press, type } from '../exam-in-progress.tsx';

const second = 1_000;

let here = examInProgress();
const link = Object.assign(document.createElement('a'), { href: '/profile', textContent: 'Profil' });
beforeEach(() => {
  here = examInProgress();
  document.body.append(link);
});
afterEach(() => {
  cleanup();
  link.remove();
});

const leave = async () => {
  await act(async () => void fireEvent.click(link));
  await here.pass(second);
};
/** The sentences of the question that is open. */
const question = () =>
  [...(document.querySelector('dialog[open]')?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
const specified = 'Apakah Anda yakin meninggalkan halaman ini sebelum melakukan submit?';

describe('the question before a running exam is left', () => {
  it('says after the specified sentence that the time goes on, and what is not sent and kept (fault matrix 75)', async () => {
    await here.open();
    here.server.online = false;
    type('a');
    await here.pass(second);
    await leave();
    expect(question()).toEqual([
      specified,
      expect.stringMatching(/^Waktu terus berjalan \(sisa \d+:\d\d\)\.$/),
      '1 jawaban belum terkirim tetap tersimpan di perangkat ini.',
    ]);
  });

  it('says that what was typed last is still being stored, until it is', async () => {
    await here.open();
    here.server.online = false;
    here.browser.drafts.hangs = true;
    type('a');
    await here.pass(second);
    await leave();
    expect(question().at(-1)).toBe('1 jawaban belum terkirim sedang disimpan di perangkat ini. Tunggu sebentar.');
    here.browser.drafts.hangs = false;
    await here.pass(second);
    expect(question().at(-1)).toBe('1 jawaban belum terkirim tetap tersimpan di perangkat ini.');
  });

  it('does not promise what the device does not keep', async () => {
    here.browser.drafts.fails = true;
    await here.open();
    here.server.online = false;
    type('a');
    await here.pass(second);
    await leave();
    expect(question().at(-1)).toBe(
      '1 jawaban belum terkirim hanya ada di tab ini. Jangan tutup tab ini sebelum semua terkirim.',
    );
    await press('Batal');
    expect(question()).toEqual([]);
  });
});
