import { act, cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { enter, leave } from '../../../../src/ui/core/session/session-view.ts';
import { person } from '../../show-with.tsx';
import {
  demonstrationInProgress,
  demonstrationOfEachTest,
  failing,
  press,
  review,
  taking,
  task,
  uploaded,
} from './demonstration-in-progress.tsx';

const here = demonstrationOfEachTest();

describe.each([
  ['the page', false],
  ['a page that was left', true],
])('an upload of %s', (_, left) => {
  it.each([
    ['the candidate logs out', () => leave(here.session)],
    ['somebody else logs in', () => enter(here.session, person('8'))],
  ])('stops when %s', async (_, change) => {
    const way = await here.sendSlowly();
    await way.progress(40);
    if (left) cleanup();
    await act(async () => change());
    expect(way.aborted).toBe(true);
  });
});

it('a file that arrives after another log-in is not shown to the new person', async () => {
  let arrive = () => {};
  const tooLate = (...sent: Parameters<typeof taking>) =>
    new Promise<Awaited<ReturnType<typeof taking>>>((resolve) => {
      arrive = () => resolve(taking(...sent));
    });
  await here.send(tooLate);
  cleanup();
  await act(async () => enter(here.session, person('8')));
  await act(async () => arrive());
  expect(here.read()).not.toContain('laporan.pdf');
});

it('an expired session of the first person is not reported to the next one', async () => {
  let fail = () => {};
  await here.send(
    () =>
      new Promise((_, reject) => {
        fail = () => reject(new ApiFailure({ kind: 'expired', status: 401 }));
      }),
  );
  cleanup();
  await act(async () => enter(here.session, person('8')));
  await act(async () => fail());
  expect([here.session.expired, here.alerts.open]).toEqual([false, null]);
});

it('a file that waits for a new session is sent after the log-in of the same person (fault matrix 6)', async () => {
  await here.send(failing({ kind: 'expired', status: 401 }));
  expect(here.session.expired).toBe(true);
  here.server.upload = taking;
  await act(async () => enter(here.session, person('7')));
  expect(await uploaded()).toBeTruthy();
});

it('when another tab takes over, this tab stops its upload, so that an older file never arrives after a newer one', async () => {
  const way = await here.sendSlowly();
  await way.progress(40);
  await here.turn({ role: 'reading' });
  expect(way.aborted).toBe(true);
});

it('a waiting file stays with the same start, with or without fractions of seconds', async () => {
  await here.send(failing({ kind: 'http', status: 507 }));
  cleanup();
  await here.open({ startedAt: '2026-03-02T02:00:00.123Z' });
  expect(screen.queryByText('Ada draf dari sebelum formulir ini berubah')).toBeNull();
  await expect.poll(() => task().textContent).toContain('laporan.pdf');
});

it('the page does not claim that a file is safe on a device that cannot keep it', async () => {
  Object.assign(here, demonstrationInProgress({ durable: false }));
  await here.send(failing({ kind: 'http', status: 507 }));
  expect(await screen.findByText('Penyimpanan perangkat tidak tersedia. Jangan tutup halaman ini.')).toBeTruthy();
  expect(task().textContent).not.toContain('tetap tersimpan di perangkat ini');
});

it('a file uploaded on another device counts everywhere as soon as it is read', async () => {
  await here.open();
  await review();
  here.server.file = { id: 'f-9', name: 'lain.pdf', size: 2000, uploadedAt: '2026-03-02T02:10:00Z' };
  await press('Kembali ke tugas');
  await expect.poll(() => task().textContent).toContain('lain.pdf');
  expect(screen.getByText('1 dari 1 tugas')).toBeTruthy();
  await review();
  expect(screen.getByText('Semua tugas sudah diunggah.')).toBeTruthy();
});
