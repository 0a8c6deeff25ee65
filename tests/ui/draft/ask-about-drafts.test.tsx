// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { askAboutDrafts } from '../../../src/ui/draft/ask-about-drafts.tsx';

it.each([
  ['Keluar', true],
  ['Tetap di sini', false],
  ['Tutup', false],
])('asks before a log-out takes drafts away, and leaves nothing behind: %s', async (label, go) => {
  const asked = await act(async () => ({ answer: askAboutDrafts() }));
  const question = { name: 'Ada isian yang belum dikirim. Tetap keluar?' };
  expect(screen.getByRole('alertdialog', question).textContent).toContain('akan dihapus');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: label })));
  expect([await asked.answer, document.body.innerHTML]).toEqual([go, '']);
});
