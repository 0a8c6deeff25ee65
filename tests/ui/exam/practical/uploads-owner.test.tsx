// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { enter, leave } from '../../../../src/ui/session/session-view.ts';
import {
  choose,
  demonstrationInProgress,
  failing,
  fileOf,
  onItsWay,
  press,
  taking,
  uploaded,
} from './demonstration-in-progress.tsx';

let here: ReturnType<typeof demonstrationInProgress>;
beforeEach(() => {
  here = demonstrationInProgress();
});
afterEach(cleanup);

const person = (id: string) => ({ id, email: `${id}@contoh.example`, fullname: id, photo: null, emailVerified: true });
const task = () => screen.getByRole('region', { name: 'Tugas 1' });

/** A file is on its way, in a page that was left or is still there. */
const uploading = async (left: boolean) => {
  const page = await here.open();
  const way = onItsWay();
  here.server.upload = way.upload;
  await choose(fileOf('laporan.pdf'));
  await way.progress(40);
  if (left) page.unmount();
  return way;
};

describe.each([
  ['the page', false],
  ['a page that was left', true],
])('an upload of %s', (_, left) => {
  it('stops when the candidate logs out', async () => {
    const way = await uploading(left);
    await act(async () => leave(here.session));
    expect(way.aborted).toBe(true);
  });

  it('stops when somebody else logs in', async () => {
    const way = await uploading(left);
    await act(async () => enter(here.session, person('8')));
    expect(way.aborted).toBe(true);
  });
});

it('what arrives after somebody else has logged in is not shown to them', async () => {
  const page = await here.open();
  let arrive = () => {};
  here.server.upload = (sent, options) =>
    new Promise((resolve) => {
      arrive = () => resolve(taking(sent, options)); // too late to be stopped
    });
  await choose(fileOf('laporan.pdf'));
  page.unmount();
  await act(async () => enter(here.session, person('8')));
  await act(async () => arrive());
  expect(here.read()).not.toContain('laporan.pdf');
});

it('that the session was over is not told to somebody else', async () => {
  const page = await here.open();
  let fail = () => {};
  here.server.upload = () =>
    new Promise((_, reject) => {
      fail = () => reject(new ApiFailure({ kind: 'expired', status: 401 }));
    });
  await choose(fileOf('laporan.pdf'));
  page.unmount();
  await act(async () => enter(here.session, person('8')));
  await act(async () => fail());
  expect([here.session.expired, here.alerts.open]).toEqual([false, null]);
});

it('a file whose session was over goes out after the log-in of the same person (fault matrix 6)', async () => {
  await here.open();
  here.server.upload = failing({ kind: 'expired', status: 401 });
  await choose(fileOf('laporan.pdf'));
  expect(here.session.expired).toBe(true);
  here.server.upload = taking;
  await act(async () => enter(here.session, person('7')));
  expect(await uploaded()).toBeTruthy();
});

it('another tab that takes over sends the file: this one stops, so that an older file never arrives after a newer one', async () => {
  const way = await uploading(false);
  await here.turn({ role: 'reading' });
  expect(way.aborted).toBe(true);
});

it('a file that waits belongs to the same start, whether the server writes its fractions or not', async () => {
  const page = await here.open();
  here.server.upload = failing({ kind: 'http', status: 507 });
  await choose(fileOf('laporan.pdf'));
  page.unmount();
  await here.open({ startedAt: '2026-03-02T02:00:00.123Z' });
  expect(screen.queryByText('Ada draf dari sebelum formulir ini berubah')).toBeNull();
  await expect.poll(() => task().textContent).toContain('laporan.pdf');
});

it('does not say that a file is safe on a device that cannot keep it', async () => {
  here = demonstrationInProgress({ durable: false });
  await here.open();
  here.server.upload = failing({ kind: 'http', status: 507 });
  await choose(fileOf('laporan.pdf'));
  expect(await screen.findByText('Penyimpanan perangkat tidak tersedia. Jangan tutup halaman ini.')).toBeTruthy();
  expect(task().textContent).not.toContain('tetap tersimpan di perangkat ini');
});

it('a file that another device has uploaded counts everywhere as soon as it is seen', async () => {
  await here.open();
  const toReview = async () => {
    await press('Periksa dan kumpulkan');
    await screen.findByRole('heading', { name: 'Periksa unggahan' });
  };
  await toReview();
  here.server.file = { id: 'f-9', name: 'lain.pdf', size: 2000, uploadedAt: '2026-03-02T02:10:00Z' };
  await press('Kembali ke tugas');
  await expect.poll(() => task().textContent).toContain('lain.pdf');
  expect(screen.getByText('1 dari 1 tugas')).toBeTruthy();
  await toReview();
  expect(screen.getByText('Semua tugas sudah diunggah.')).toBeTruthy();
});
