// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { askAboutDrafts } from '../../../../src/ui/form/draft/ask-about-drafts.tsx';

const exams = [
  { trxId: 'TRX-1', id: '5', count: 2, copy: '{}' },
  { trxId: 'TRX-1', id: '6', count: 1, copy: '{}' },
];
type Asked = Parameters<typeof askAboutDrafts>;
const open = (asked: Asked[0], save: Asked[1], gone = new AbortController().signal) =>
  act(async () => ({ answer: askAboutDrafts(asked, save, gone) }));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('the question before a log-out takes drafts away', () => {
  it.each([
    ['Keluar', true],
    ['Tetap di sini', false],
    ['Tutup', false],
  ])('leaves nothing behind: %s', async (label, go) => {
    const asked = await open([], async () => undefined);
    const question = { name: 'Ada isian yang belum dikirim. Tetap keluar?' };
    expect(screen.getByRole('alertdialog', question).textContent).toContain('akan dihapus');
    expect(screen.queryByRole('button', { name: 'Unduh jawaban' })).toBeNull();
    await press(label);
    expect([await asked.answer, document.body.innerHTML]).toEqual([go, '']);
  });

  it('says how many answers of exams go with it, and lets them be saved first (fault matrix 72)', async () => {
    const save = vi.fn(async () => undefined);
    const asked = await open(exams, save);
    const question = screen.getByRole('alertdialog', {
      name: 'Ada jawaban yang belum pasti ada di server. Tetap keluar?',
    });
    expect(question.textContent).toContain(
      'Ada 3 jawaban ujian yang belum terkirim, atau belum terbukti ada di server. Keluar akan menghapusnya dari perangkat ini.',
    );
    await press('Unduh jawaban');
    expect([save.mock.calls.length, screen.getByRole('status').textContent]).toEqual([
      1,
      'Jawaban sudah diunduh sebagai file.',
    ]);
    await press('Tetap di sini');
    expect(await asked.answer).toBe(false);
  });

  it('is taken back when the person has gone meanwhile: nobody else saves these answers', async () => {
    const gone = new AbortController();
    const asked = await open(exams, async () => undefined, gone.signal);
    await act(async () => gone.abort());
    expect([await asked.answer, document.body.innerHTML]).toEqual([false, '']);
  });

  it('says when they could not be saved', async () => {
    const asked = await open(exams, () => Promise.reject(new Error('no')));
    await press('Unduh jawaban');
    expect(screen.getByRole('status').textContent).toBe('Jawaban belum bisa diunduh. Coba lagi.');
    await press('Keluar');
    expect(await asked.answer).toBe(true);
  });
});
