import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LeaveWarning } from '../../../src/ui/forms/leave-warning.tsx';

it('two unsaved forms cause one question, and its answer counts for both', async () => {
  const followed = vi.fn((event: MouseEvent) => event.preventDefault());
  render(
    <>
      <a href="/voucher">Voucher</a>
      <LeaveWarning when />
      <LeaveWarning when />
    </>,
  );
  const link = screen.getByText('Voucher');
  link.addEventListener('click', followed);
  await act(async () => void fireEvent.click(link));
  expect(followed).not.toHaveBeenCalled();
  expect(screen.getAllByText('Tinggalkan halaman ini?')).toHaveLength(1);

  await act(async () => void fireEvent.click(screen.getByText('Tinggalkan')));
  expect(followed).toHaveBeenCalledOnce();
  expect(screen.queryByText('Tinggalkan halaman ini?')).toBeNull();
});

it.each([
  ['a link that saves a file', { href: '/berkas.pdf', download: 'berkas.pdf' }],
  ['a link to a file of this page', { href: `blob:${location.origin}/4b6f` }],
])('the warning does not ask at %s', async (_, link) => {
  const followed = vi.fn((event: MouseEvent) => event.preventDefault());
  render(
    <>
      <a {...link}>Unduh</a>
      <LeaveWarning when />
    </>,
  );
  screen.getByText('Unduh').addEventListener('click', followed);
  await act(async () => void fireEvent.click(screen.getByText('Unduh')));
  expect([followed.mock.calls.length, screen.queryByRole('alertdialog'), screen.queryByRole('dialog')]).toEqual([
    1,
    null,
    null,
  ]);
});
