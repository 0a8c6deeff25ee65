import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { examOfEachTest, field, press, second } from './exam-in-progress.tsx';

const here = examOfEachTest();
beforeEach(() => {
  here.server.locked = true;
});
const polled = async (milliseconds: number) => {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await here.settle();
};

describe('an exam that waits for the assessor', () => {
  it('updates by itself when it is opened, without the socket', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await here.open();
    expect(screen.getByText('Halaman ini berubah sendiri begitu ujian dibuka.')).toBeTruthy();
    await polled(75 * second);
    expect(screen.getByText('Ujian ini ditutup')).toBeTruthy();
    here.server.locked = false;
    await polled(75 * second);
    await vi.waitFor(() => expect(field()).toBeTruthy());
  });

  it('says when it cannot be read, and the next press reads it again', async () => {
    await here.open();
    here.server.online = false;
    await press('Periksa lagi');
    await here.settle();
    expect(here.alerts.open).toMatchObject({ kind: 'failure' });
    expect(screen.queryByText('Status ujian belum berubah.')).toBeNull();
    here.server.online = true;
    here.server.locked = false;
    await press('Periksa lagi');
    await here.settle();
    expect(field()).toBeTruthy();
  });
});
