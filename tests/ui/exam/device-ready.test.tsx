import { fireEvent, screen, waitFor } from '@testing-library/react';
import { NEVER } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { examAttemptTokens } from '../../../src/application/exam/attempt-tokens.ts';
import type { AttemptReport } from '../../../src/application/exam/check-attempt.ts';
import type { StorageReport } from '../../../src/application/exam/check-storage.ts';
import { readyDevices } from '../../../src/application/exam/ready-device.ts';
import { examTokens } from '../../../src/application/exam/tokens.ts';
import { timeTokens } from '../../../src/application/time/tokens.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import type { Exam } from '../../../src/domain/exam/exam.ts';
import { paths } from '../../../src/ui/core/paths.ts';
import ExamPage from '../../../src/ui/exam/exam-page.tsx';
import ExamsPage from '../../../src/ui/exam/list/exams-page.tsx';
import RehearsalPage from '../../../src/ui/exam/rehearsal/rehearsal-page.tsx';
import { anExam } from '../../builders/exam.ts';
import { SetServerClock } from '../../fakes/time-fakes.ts';
import { FakeServices, person, sessionOf, showWith } from '../show-with.tsx';
import { windowOf } from '../window-of.ts';
import { examsOf } from './exams-of.ts';

const trxid = encodeTrxId('TRX-1');
const now = Date.parse('2026-12-16T02:12:00Z');
const ready = anExam({ status: 'ready', startedAt: null });

const world = () => {
  const texts = new Map<string, string>();
  const devices = readyDevices({
    memory: {
      read: (name) => texts.get(name) ?? null,
      write: (name, text) => void (text === null ? texts.delete(name) : texts.set(name, text)),
    },
    clock: { now: () => now },
  });
  const tell = vi.fn();
  const found = { storage: 'kept' as StorageReport, attempt: 'works' as AttemptReport };
  const show = (page: 'rehearsal' | 'list' | 'exam', exam: Exam = ready) => {
    windowOf(1440);
    window.history.replaceState(null, '', paths.exams.to({ trxid }));
    const services = new FakeServices()
      .with(examAttemptTokens.readyDevices, devices)
      .with(examAttemptTokens.tellReady, tell)
      .with(examAttemptTokens.checkConnection, async () => ({ roundTrips: [90, 90], failed: 0, deviceAhead: 0 }))
      .with(examAttemptTokens.checkStorage, async () => found.storage)
      .with(examAttemptTokens.checkAttempt, async () => found.attempt)
      .with(examTokens.examQueries, {
        exams: async () => examsOf([exam]),
        content: () => Promise.reject(new Error('not asked')),
      })
      .with(timeTokens.serverClock, new SetServerClock())
      .with(examTokens.watchCountdown, () => NEVER);
    const session = sessionOf(person('7', 'Eka Contoh'));
    const pages = {
      rehearsal: <RehearsalPage args={{ trxid }} title="Gladi Bersih" />,
      list: <ExamsPage args={{ trxid }} title="Ujian" />,
      exam: <ExamPage args={{ trxid, kind: 'written' }} title="Ujian Tertulis" />,
    };
    return showWith(pages[page], { services, session });
  };
  return { devices, found, tell, show };
};

const said = () => screen.queryByText('Perangkat siap');

describe('the device’s readiness', () => {
  it('is shown after a good rehearsal with its time and its person, then on the list and where an exam waits', async () => {
    const { show, tell } = world();
    const rehearsal = show('rehearsal');
    await waitFor(() => expect(said()).toBeTruthy());
    await waitFor(() => expect(tell).toHaveBeenCalledOnce());
    expect(tell.mock.calls[0]?.slice(0, 2)).toMatchObject(['TRX-1', { at: now }]);
    expect(screen.getByText('Diperiksa pukul 09.12 WIB · Eka Contoh')).toBeTruthy();
    rehearsal.unmount();
    const list = show('list');
    await waitFor(() => expect(said()).toBeTruthy());
    expect(screen.getByRole('link', { name: 'Periksa lagi' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Gladi bersih' })).toBeNull();
    list.unmount();
    show('exam', { ...ready, held: true });
    await waitFor(() => expect(said()).toBeTruthy());
    expect(screen.getByText('Diperiksa pukul 09.12 WIB')).toBeTruthy();
  });

  it('ends with a check that fails, at once and everywhere (fault matrix 120)', async () => {
    const { show, found, devices } = world();
    show('rehearsal');
    await waitFor(() => expect(said()).toBeTruthy());
    found.storage = 'memoryOnly';
    fireEvent.click(screen.getByRole('button', { name: 'Periksa lagi' }));
    await screen.findByText('Perangkat ini belum siap');
    await waitFor(() => expect(devices.read('7')).toBeNull());
    expect(said()).toBeNull();
  });

  it('is not claimed where nothing was checked: the list and the waiting page lead to the rehearsal', async () => {
    const { show } = world();
    const list = show('list');
    expect(await screen.findByRole('link', { name: 'Buka gladi bersih' })).toBeTruthy();
    list.unmount();
    show('exam', { ...ready, held: true });
    expect(await screen.findByText(/Perangkat ini belum diperiksa/)).toBeTruthy();
    expect(said()).toBeNull();
  });

  it('is not shown once an exam runs', async () => {
    const { show, devices } = world();
    devices.keep('7', []);
    show('list', anExam({ status: 'running' }));
    await screen.findByRole('listitem', { name: 'Ujian Pilihan Ganda' });
    expect(said()).toBeNull();
  });
});
