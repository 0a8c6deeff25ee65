import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import { paths } from '../../../src/ui/core/paths.ts';
import { anExam } from '../../builders/exam.ts';
import { runningExamWorld, windowOf } from './running-exam-world.tsx';

const trxid = encodeTrxId('TRX-1');
const strip = () => screen.queryByRole('region', { name: 'Ujian yang sedang berjalan' });

beforeEach(() => void windowOf(1366));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the strip of a running exam', () => {
  it('shows the running exam and its time, and links to it', async () => {
    await runningExamWorld().open('/profile');
    expect(strip()?.textContent).toBe('Ujian Pilihan Ganda sedang berjalan, sisa 39:54Lanjutkan');
    const link = screen.getByRole('link', { name: 'Lanjutkan Ujian Pilihan Ganda' });
    expect(link.getAttribute('href')).toBe(paths.writtenExam.to({ type: 'pilihan-ganda', trxid }));
    expect(strip()?.closest('[aria-live], [role=status], [role=timer]')).toBeNull();
  });

  it('is missing for a guest, without a request', async () => {
    const world = runningExamWorld();
    await world.open('/', 'guest');
    expect([strip(), world.server.calls]).toEqual([null, []]);
  });

  it('shows the running exam kept on this device while the server is away', async () => {
    const world = runningExamWorld();
    world.server.failure = new ApiFailure({ kind: 'http', status: 503 });
    await world.open('/');
    expect(strip()?.textContent).toContain('Ujian Pilihan Ganda sedang berjalan');
  });

  it('is missing while no exam runs', async () => {
    const world = runningExamWorld([
      anExam({ status: 'ready', startedAt: null }),
      anExam({ id: 'e', status: 'submitted' }),
    ]);
    await world.open('/');
    expect([strip(), world.server.calls]).toEqual([null, ['list', 'TRX-1']]);
  });

  it('appears when the exam starts on another device, and disappears with the submission', async () => {
    const world = runningExamWorld([anExam({ status: 'ready', startedAt: null })]);
    await world.open('/');
    const hear = async () => {
      await act(() => world.queries.invalidateQueries({ queryKey: ['exam'] }));
      await world.settle();
    };
    world.server.exams = [anExam()];
    await hear();
    expect(strip()?.textContent).toContain('sedang berjalan');
    world.server.exams = [anExam({ status: 'submitted' })];
    await hear();
    expect(strip()).toBeNull();
  });

  it('asks to hand in an exam after its time is over, and counts again after an extension', async () => {
    const world = runningExamWorld();
    await world.open('/');
    await act(async () => world.countdown.next({ remaining: 0, over: true, estimated: false }));
    expect(strip()?.textContent).toBe('Waktu Ujian Pilihan Ganda habis, belum dikumpulkanKumpulkan');
    const link = screen.getByRole('link', { name: 'Kumpulkan Ujian Pilihan Ganda' });
    expect(link.getAttribute('href')).toBe(paths.writtenExam.to({ type: 'pilihan-ganda', trxid }));
    await act(async () => world.countdown.next({ remaining: 3_723_000, over: false, estimated: false }));
    expect(strip()?.textContent).toContain('sisa 1:02:03');
  });

  it.each([
    ['that the assessor must hand in', anExam({ submitAllowed: false })],
    ['of uploads', anExam({ kind: 'demonstration', type: null })],
  ])('does not ask to hand in an exam %s once its time is over', async (_, exam) => {
    const world = runningExamWorld([exam]);
    await world.open('/');
    await act(async () => world.countdown.next({ remaining: 0, over: true, estimated: false }));
    expect(strip()?.textContent).toMatch(/^Waktu Ujian .+ habis, belum dikumpulkanBuka$/);
  });

  it('shows the exam that ends first', async () => {
    const essay = anExam({ id: 'e', kind: 'essay', type: null, minutes: 30 });
    await runningExamWorld([anExam(), essay]).open('/');
    expect(strip()?.textContent).toContain('Ujian Esai');
  });

  it.each([
    ['its own page', paths.writtenExam.to({ type: 'pilihan-ganda', trxid }), false],
    ['its own page without a type', paths.writtenExam.to({ trxid }), false],
    ['that of another exam that runs', paths.essayExam.to({ trxid }), false],
    ['that of an exam that does not run', paths.observationExam.to({ trxid }), true],
    ['the list of exams', paths.exams.to({ trxid }), true],
    ['another assessment', paths.essayExam.to({ trxid: encodeTrxId('TRX-2') }), true],
  ])('is shown or hidden on %s', async (_, address, shown) => {
    await runningExamWorld([anExam(), anExam({ id: 'e', kind: 'essay', type: null })]).open(address);
    expect(strip() !== null).toBe(shown);
  });

  it('has no dead button where the window is too narrow, and says what to do', async () => {
    const screenOf = windowOf(390, true);
    await runningExamWorld().open('/');
    expect(strip()?.textContent).toContain('Lanjutkan di laptop atau komputer.');
    expect(screen.queryByRole('link')).toBeNull();
    cleanup();
    windowOf(980);
    await runningExamWorld().open('/');
    expect(strip()?.textContent).toContain('Perbesar jendela untuk melanjutkan.');
    await screenOf.resize(1_000);
    expect(screen.getByRole('link', { name: /^Lanjutkan/ })).toBeTruthy();
  });
});
