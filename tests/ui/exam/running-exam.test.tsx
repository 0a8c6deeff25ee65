import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { deviceTokens } from '../../../src/application/device/tokens.ts';
import { examTokens } from '../../../src/application/exam/tokens.ts';
import { purchaseTokens } from '../../../src/application/purchase/tokens.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import type { Countdown } from '../../../src/domain/exam/countdown.ts';
import type { Exam } from '../../../src/domain/exam/exam.ts';
import { createAlertsView } from '../../../src/ui/core/alerts/alerts-view.ts';
import { paths } from '../../../src/ui/core/paths.ts';
import { createSessionView, enter, leave } from '../../../src/ui/core/session/session-view.ts';
import { examAddress } from '../../../src/ui/exam/public/exam-address.ts';
import { AlertHost } from '../../../src/ui/frame/alerts/alert-host.tsx';
import { HeaderStrip } from '../../../src/ui/frame/layouts/header-strip.tsx';
import { anExam } from '../../builders/exam.ts';
import { FakeServices, onceAsked, person, showWith } from '../show-with.tsx';
import { windowOf as setWidth } from '../window-of.ts';
import { examsOf } from './exams-of.ts';

const minute = 60_000;

const windowOf = (width: number, touch = false) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('coarse') ? touch : window.innerWidth <= Number(/max-width: (\d+)px/.exec(query)?.[1]);
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  setWidth(width);
  return {
    resize: (to: number) =>
      act(async () => {
        setWidth(to);
        dispatchEvent(new Event('resize'));
      }),
  };
};

const runningExamWorld = (first: readonly Exam[] = [anExam()]) => {
  const server = {
    exams: first,
    assessments: ['TRX-1'],
    calls: [] as string[],
    copied: [] as string[],
    online: true,
    failure: null as Error | null,
  };
  const answer = async <Reply,>(call: string, reply: () => Reply): Promise<Reply> => {
    server.calls.push(call);
    if (server.failure) throw server.failure;
    if (!server.online) throw new Error('offline');
    return reply();
  };
  const countdown = new BehaviorSubject<Countdown>({ remaining: 39.9 * minute, over: false, estimated: false });
  const page = { items: [], current: 1, last: 1, total: 0 };
  const services = new FakeServices()
    .with(deviceTokens.clipboard, { copy: async (text: string) => server.copied.push(text) > 0 } as never)
    .with(purchaseTokens.transactions, {
      list: () => answer('list', () => ({ ...page, items: server.assessments.map((id) => ({ id })) })),
    } as never)
    .with(examTokens.examQueries, {
      exams: (trxId: string) =>
        answer(trxId, () => ({ ...examsOf(server.exams.filter((exam) => exam.trxId === trxId)), trxId })),
    } as never)
    .with(examTokens.keptExams, {
      trxIds: async () => server.assessments,
      exams: async (trxId: string) => ({ ...examsOf(first), trxId }),
    } as never)
    .with(examTokens.watchCountdown, () => countdown);
  const session = createSessionView();
  const alerts = createAlertsView();
  const queries = onceAsked();
  const settle = () => act(async () => void (await vi.dynamicImportSettled()));

  const open = async (address: string, who: 'guest' | 'candidate' = 'candidate') => {
    window.history.replaceState(null, '', address);
    if (who === 'candidate') enter(session, person('1005'));
    else leave(session);
    const shown = (
      <>
        <HeaderStrip />
        <AlertHost />
      </>
    );
    showWith(shown, { services, session, alerts, queries });
    for (let step = 0; step < 4; step += 1) await settle();
  };
  return { server, countdown, session, alerts, queries, settle, open };
};

const trxid = encodeTrxId('TRX-1');

const strip = () => screen.queryByRole('region', { name: 'Ujian yang sedang berjalan' });

describe('the strip of a running exam', () => {
  beforeEach(() => void windowOf(1366));

  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

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

  it.each([
    ['Kumpulkan', anExam()],
    ['Buka', anExam({ submitAllowed: false })],
    ['Buka', anExam({ kind: 'demonstration', type: null })],
  ])('offers "%s" for an exam whose time is over, and counts again after an extension', async (way, exam) => {
    const world = runningExamWorld([exam]);
    await world.open('/');
    await act(async () => world.countdown.next({ remaining: 0, over: true, estimated: false }));
    expect(strip()?.textContent).toMatch(new RegExp(`^Waktu Ujian .+ habis, belum dikumpulkan${way}$`));
    expect(screen.getByRole('link', { name: new RegExp(`^${way} Ujian`) }).getAttribute('href')).toBe(
      examAddress(exam),
    );
    await act(async () => world.countdown.next({ remaining: 3_723_000, over: false, estimated: false }));
    expect(strip()?.textContent).toContain('sisa 1:02:03');
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

const exam = paths.writtenExam.to({ type: 'pilihan-ganda', trxid });

const sentHome = async (
  address = exam,
  { world = runningExamWorld(), touch = false, who = 'candidate' as const } = {},
) => {
  const screenOf = windowOf(980, touch);
  await world.open('/', who);
  await act(async () => {
    world.alerts.open = { kind: 'narrow', left: { address, state: { examReview: true }, at: Date.now() } };
  });
  await world.settle();
  return { world, screenOf };
};

const said = () => document.querySelector('dialog')?.textContent ?? '';

const button = () => screen.queryByRole('button', { name: 'Kembali ke ujian', hidden: true });

describe('the notice of a narrow window', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('the notice shows the specified sentence, the width of the window, and that time and answers go on (fault matrix 71) [2.narrow.text] [2.narrow.title]', async () => {
    await sentHome();
    const notice = within(screen.getByRole('alertdialog', { name: 'Informasi' }));
    expect(notice.getByText('Harap gunakan Laptop, Komputer, atau PC untuk melakukan Asesmen')).toBeTruthy();
    expect(said()).toContain('Lebar jendela 980 piksel. Perbesar jendela menjadi lebih dari 992 piksel.');
    await vi.waitFor(() =>
      expect(said()).toContain('Ujian Pilihan Ganda sedang berjalan, sisa 39:54. Jawaban Anda aman.'),
    );
  });

  it('the notice’s way back does nothing while the window is too narrow, and says why (fault matrix 71)', async () => {
    const { screenOf } = await sentHome();
    const why = document.getElementById(button()?.getAttribute('aria-describedby') ?? '');
    expect([button()?.getAttribute('aria-disabled'), why?.textContent]).toEqual([
      'true',
      'Lebar jendela 980 piksel. Perbesar jendela menjadi lebih dari 992 piksel.',
    ]);
    fireEvent.click(button() as HTMLElement);
    await screenOf.resize(985);
    expect([location.pathname, why?.textContent?.slice(0, 24)]).toEqual([
      '/',
      'Lebar jendela 985 piksel.'.slice(0, 24),
    ]);
  });

  it('a wide window leads back by itself to the same place in the exam, without a new history entry (fault matrix 71)', async () => {
    const { world, screenOf } = await sentHome();
    const entries = history.length;
    await screenOf.resize(1_100);
    expect([location.pathname, history.state, history.length]).toEqual([exam, { examReview: true }, entries]);
    expect(world.alerts.open).toBeNull();
  });

  it('after five minutes only a press leads back (fault matrix 71)', async () => {
    const { screenOf } = await sentHome();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * minute + 1);
    await screenOf.resize(1_100);
    expect([location.pathname, button()?.getAttribute('aria-disabled')]).toEqual(['/', null]);
    fireEvent.click(button() as HTMLElement);
    expect(location.pathname).toBe(exam);
  });

  it('the notice does not lead back after a navigation elsewhere (fault matrix 71)', async () => {
    const { world, screenOf } = await sentHome();
    await act(async () => window.history.pushState(null, '', '/profile'));
    await screenOf.resize(1_100);
    expect([location.pathname, world.alerts.open]).toEqual(['/profile', null]);
  });

  it('the notice does not lead from another page of the assessment into the exam, but offers the way (fault matrix 71)', async () => {
    const { screenOf } = await sentHome(paths.timeline.to({ id: trxid }));
    await screenOf.resize(1_100);
    expect(location.pathname).toBe('/');
    fireEvent.click(button() as HTMLElement);
    expect(location.pathname).toBe(exam);
  });

  it('the notice leads back without a network to an exam that was shown before (fault matrix 71)', async () => {
    const world = runningExamWorld();
    await world.open('/profile');
    cleanup();
    world.server.online = false;
    world.queries.removeQueries({ queryKey: ['assessment'] });
    const { screenOf } = await sentHome(exam, { world });
    await screenOf.resize(1_100);
    expect(location.pathname).toBe(exam);
  });

  it('the notice offers the address for a laptop on a phone, where no way back can work (fault matrix 71)', async () => {
    const { world } = await sentHome(exam, { touch: true });
    expect(said()).toContain('Bagian ini dikerjakan di laptop. Langkah Anda berikutnya tetap dapat dibaca di Beranda.');
    expect(said()).toContain('Lanjutkan di laptop atau komputer.');
    expect(button()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Salin tautan', hidden: true }));
    await vi.waitFor(() => expect(world.server.copied).toEqual([new URL(exam, location.origin).href]));
  });

  it('the notice mentions no exam when none runs', async () => {
    await sentHome(exam, { world: runningExamWorld([anExam({ status: 'submitted' })]) });
    expect(said()).not.toContain('Ujian');
    expect(button()).toBeNull();
  });
});
