import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { NEVER } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { assessmentTokens } from '../../../src/application/assessment/tokens.ts';
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
const ready = anExam({ status: 'ready', startedAt: null });
const held = { ...ready, held: true } as const;
const locked = { ...held, status: 'locked' } as const;
const coded = { ...ready, coded: true } as const;

const open = (exam: Exam, start = async (): Promise<Exam> => anExam()) => {
  const server = { exam, reads: 0 };
  window.history.replaceState(null, '', paths.writtenExam.to({ trxid }));
  const starts = vi.fn((..._: unknown[]) => start());
  const services = new FakeServices()
    .with(examTokens.examQueries, {
      exams: async () => {
        server.reads += 1;
        return examsOf([server.exam]);
      },
      content: () => new Promise(() => undefined),
    })
    .with(examAttemptTokens.startTimer, starts)
    .with(timeTokens.serverClock, new SetServerClock())
    .with(examTokens.watchCountdown, () => NEVER)
    .with(assessmentTokens.watchMoment, () => NEVER);
  const shown = showWith(<ExamPage args={{ trxid, kind: 'written' }} title="Ujian Tertulis" />, {
    services,
    session: sessionOf(),
  });
  const change = (now: Exam) => {
    server.exam = now;
    return act(() => shown.queries.invalidateQueries());
  };
  return { ...shown, server, starts, change };
};

const startButton = () => screen.queryByRole('button', { name: 'Mulai ujian' });
const press = (name: string) => act(async () => void fireEvent.click(await screen.findByRole('button', { name })));
const codeField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Kode ujian/ });

describe.each([
  ['ready', held],
  ['locked', locked],
])('an exam that is %s and waits for the assessor', (_, waiting) => {
  it('says for whom it waits, beside the rules, and has no start', async () => {
    open(waiting);
    expect(await screen.findByText('Menunggu asesor Hendrawan')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Sebelum Anda mulai' })).toBeTruthy();
    expect(startButton()).toBeNull();
  });

  it('shows its start as soon as it is released, says so, and leaves the focus where it was', async () => {
    const { change } = open(waiting);
    expect(await screen.findByRole('button', { name: 'Periksa apakah ujian sudah dilepas' })).toBeTruthy();
    screen.getByRole('link', { name: /Gladi bersih/ }).focus();
    await change(ready);
    await waitFor(() => expect(startButton()).toBeTruthy());
    expect(
      screen.getByText('Asesor sudah melepas ujian ini. Anda dapat memulainya.').closest('[aria-live]'),
    ).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /Gladi bersih/ }));
    await change(waiting);
    await waitFor(() => expect(startButton()).toBeNull());
  });

  it('is asked for on a press, and by itself at the interval of a running exam (fault matrix 119)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { server } = open(waiting);
    await press('Periksa apakah ujian sudah dilepas');
    expect(await screen.findByText('Asesor belum melepas ujian ini.')).toBeTruthy();
    const before = server.reads;
    await act(() => vi.advanceTimersByTimeAsync(76_000));
    expect(server.reads).toBeGreaterThan(before);
    vi.useRealTimers();
  });

  it('is on the list with what it waits for, and leads to its page', async () => {
    world().show('list', waiting);
    const row = await screen.findByRole('listitem', { name: 'Ujian Pilihan Ganda' });
    expect(row.textContent).toContain('Menunggu asesor');
    expect(row.textContent).toContain('Dimulai bersama-sama begitu asesor melepasnya. Waktu belum berjalan.');
    expect(screen.getByRole('link', { name: 'Lihat petunjuk' })).toBeTruthy();
  });
});

describe('the code of the place', () => {
  const wrong = new ApiFailure({ kind: 'http', status: 422, fieldErrors: { code: ['Kode tidak cocok.'] } });
  const throttled = new ApiFailure({ kind: 'http', status: 429, retryAfterSeconds: 40 });

  it('is wanted before the start, and sent with it', async () => {
    const { starts } = open(coded);
    fireEvent.click(await screen.findByRole('checkbox'));
    await press('Mulai ujian');
    expect(starts).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(await codeField());
    fireEvent.change(await codeField(), { target: { value: ' renon7 ' } });
    await press('Mulai ujian');
    expect(starts).toHaveBeenCalledExactlyOnceWith(coded, '7', 'renon7');
  });

  it.each([
    ['a wrong one', wrong, 'Kode tidak cocok.'],
    ['too many', throttled, 'Tunggu 40 detik'],
  ])('that meets %s is an error of its field, and loses nothing', async (_, failure, said) => {
    open(coded, () => Promise.reject(failure));
    fireEvent.click(await screen.findByRole('checkbox'));
    fireEvent.change(await codeField(), { target: { value: 'R8' } });
    await press('Mulai ujian');
    const field = await codeField();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(`${field.id}-error`)?.textContent).toContain(said);
    expect(field.value).toBe('R8');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });

  it('is asked for where only the refusal says that it is wanted', async () => {
    open(ready, () => Promise.reject(wrong));
    fireEvent.click(await screen.findByRole('checkbox'));
    expect(screen.queryByRole('textbox')).toBeNull();
    await press('Mulai ujian');
    expect(await codeField()).toBeTruthy();
    expect(screen.getByText('Kode tidak cocok.')).toBeTruthy();
  });
});

const now = Date.parse('2026-12-16T02:12:00Z');

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
    await screen.findByText('Perangkat belum siap');
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
});
