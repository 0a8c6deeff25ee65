import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { examTokens } from '../../../src/application/exam/tokens.ts';
import { watchCountdown } from '../../../src/application/exam/watch-countdown.ts';
import { timeTokens } from '../../../src/application/time/tokens.ts';
import type { Exam } from '../../../src/domain/exam/exam.ts';
import { ExamRemaining } from '../../../src/ui/exam/list/exam-remaining.tsx';
import { TimeOverTasks } from '../../../src/ui/exam/practical/demonstration-time-over.tsx';
import { useTimeOver } from '../../../src/ui/exam/public/use-countdown.ts';
import { DeviceClockNotice } from '../../../src/ui/exam/timer/device-clock-notice.tsx';
import { ExamTimer, timerView, UnknownTime } from '../../../src/ui/exam/timer/exam-timer.tsx';
import { TimeOverDialog } from '../../../src/ui/exam/timer/time-over-dialog.tsx';
import { anExam } from '../../builders/exam.ts';
import { minute, second } from '../../fakes/attempt-world.ts';
import { FakeDevice, SetServerClock } from '../../fakes/time-fakes.ts';
import { politeWords } from '../polite-words.ts';
import { FakeServices, showWith } from '../show-with.tsx';

const renders = vi.fn();

const Over = ({ exam }: { exam: Exam }) => {
  renders();
  return <output>{useTimeOver(exam) ? 'over' : 'running'}</output>;
};

/** The page of a running exam that started `begun` ms ago. If `known` is false, the page does not know the server’s time. */
const open = async ({ begun = 0, known = true, exam = anExam() } = {}) => {
  const device = new FakeDevice();
  device.world += begun;
  const clock = new SetServerClock();
  if (known) clock.set(() => device.world);
  const watch = watchCountdown({ serverClock: clock, clock: device, pageLife: device.pageLife });
  const services = new FakeServices().with(examTokens.watchCountdown, watch).with(timeTokens.serverClock, clock);
  const page = (of: Exam) => (
    <>
      <ExamTimer exam={of} />
      <UnknownTime exam={of} />
      <ExamRemaining exam={of} />
      <DeviceClockNotice />
      <Over exam={of} />
    </>
  );
  const { rerender } = showWith(page(exam), { services });
  const pass = (milliseconds: number) => act(() => device.pass(milliseconds));
  await pass(0);
  return {
    device,
    clock,
    pass,
    extend: async (by: number) => {
      rerender(page({ ...exam, extraMinutes: by }));
      await pass(0);
    },
  };
};

const timer = () => screen.queryByRole('timer')?.textContent;

const group = () => screen.getByRole('group', { name: 'Waktu ujian' }).textContent;

const said = politeWords;

const pressed = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const startText = 'Waktu mulai ujian ini belum diketahui portal; ikuti arahan asesor.';

const lengthText = 'Lama ujian ini belum diketahui portal; ikuti arahan asesor.';

describe('the time of an exam', () => {
  beforeEach(() => {
    timerView.hidden = false;
  });

  describe('the countdown in the header', () => {
    it('shows the time and its end in WIB, and announces no seconds', async () => {
      const { pass } = await open({ begun: 10 * minute });
      expect([timer(), group()]).toEqual(['50:00', expect.stringContaining('sampai 10.00 WIB')]);
      await pass(3 * second);
      expect([timer(), said()]).toEqual(['49:57', '']);
      expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off');
    });

    it('says that it checks while the time is unknown', async () => {
      const { clock, device, pass } = await open({ known: false });
      expect(timer()).toBe('Memeriksa waktu…');
      act(() => clock.set(() => device.world, { estimated: true }));
      expect([timer(), group()]).toEqual(['1:00:00', expect.stringContaining('sampai sekitar 10.00 WIB')]);
      await pass(0);
    });

    it('announces the end at once, and components that wait only for the end do not render before', async () => {
      const { pass } = await open({ begun: 60 * minute - 3 * second });
      renders.mockClear();
      await pass(2 * second);
      expect([renders.mock.calls.length, screen.getByText('running').textContent]).toEqual([0, 'running']);
      await pass(second);
      expect([
        timer(),
        document.querySelector('[aria-live=assertive]')?.textContent,
        screen.queryByText('over')?.textContent,
      ]).toEqual(['Waktu habis', 'Waktu ujian telah habis', 'over']);
    });

    it('announces an extension, and continues after the end', async () => {
      const { extend, pass } = await open({ begun: 61 * minute });
      expect(timer()).toBe('Waktu habis');
      await extend(15);
      expect([timer(), said(), screen.queryByText('over')]).toEqual(['14:00', 'Waktu ditambah 15 menit', null]);
      expect(group()).toContain('Waktu ditambah 15 menit');
      await pass(second);
      expect(timer()).toBe('13:59');
    });

    it('can be hidden and shown, and is announced in both cases by a button or the key T', async () => {
      const { pass } = await open({ begun: 20 * minute });
      pressed('Sembunyikan waktu');
      await pass(0);
      expect([timer(), group()]).toEqual([undefined, expect.stringContaining('Waktu disembunyikan')]);
      fireEvent.keyDown(document.body, { key: 't' });
      expect(said()).toBe('Sisa waktu 40 menit 00 detik, sampai pukul 10.00 WIB');
      expect(group()).toContain('Sisa waktu: 40:00');
      await pass(5 * second);
      pressed('Dengar sisa waktu (T)');
      expect(said()).toBe('Sisa waktu 39 menit 55 detik, sampai pukul 10.00 WIB');
      pressed('Tampilkan waktu');
      await pass(0);
      expect(timer()).toBe('39:55');
    });
  });

  const notice = () => screen.queryByText(/^Jam perangkat ini/)?.textContent;

  it.each([
    [12 * 60 * minute + 3 * minute, 'Jam perangkat ini 12 jam 3 menit lebih cepat; sisa waktu memakai jam server.'],
    [-61 * second, 'Jam perangkat ini 1 menit lebih lambat; sisa waktu memakai jam server.'],
    [60 * second, undefined],
    [400 * 24 * 60 * minute, 'Jam perangkat ini 400 hari lebih cepat; sisa waktu memakai jam server.'],
  ])('the notice of a wrong device clock is right for a difference of %i ms', async (deviceAhead, text) => {
    const { clock, device } = await open();
    expect(notice()).toBeUndefined();
    act(() => clock.set(() => device.world, { deviceAhead }));
    expect(notice()).toBe(text);
  });

  test.each([
    ['begins in three hours', { startedAt: '2026-03-02T05:00:00.000Z' }, startText],
    ['begins in ten years', { startedAt: '2036-03-02T02:00:00.000Z' }, startText],
    ['has no start', { startedAt: null }, startText],
    ['has a length that cannot be read', { minutes: null }, lengthText],
  ])(
    'a running exam that %s says so instead of showing a time, and is not over (fault matrix 79)',
    async (_, odd, text) => {
      const { pass } = await open({ exam: anExam(odd) });
      expect(document.body.textContent?.split(text)).toHaveLength(3);
      expect(document.body.textContent).toContain('Waktu belum diketahui');
      expect(timer()).toBeUndefined();
      await pass(90 * minute);
      expect(screen.queryByText('over')).toBeNull();
    },
  );
});

const onSubmit = vi.fn();

const onBack = vi.fn();

const Dialog = (own: Partial<ComponentProps<typeof TimeOverDialog>>) => (
  <TimeOverDialog
    {...{ kind: 'written', submitAllowed: true, unsent: 0, refused: 0, busy: false, onSubmit, onBack, ...own }}
  />
);

const Page = ({ exam }: { readonly exam: Exam }) => (
  <>
    <button type="button">Soal 1</button>
    {useTimeOver(exam) && <Dialog />}
  </>
);

const shown = (own: Partial<ComponentProps<typeof TimeOverDialog>> = {}) => {
  vi.clearAllMocks();
  return render(<Dialog {...own} />);
};

const dialog = () => screen.getByRole<HTMLDialogElement>('alertdialog', { name: 'Yah.. Waktu Kamu telah habis :(' });

const text = () => dialog().textContent;

const submit = () => screen.queryByRole('button', { name: /^Submit/ });

describe('the dialog at the end of the time', () => {
  it('says that answers can no longer be changed, and submits if that is allowed [2.timer.locked] [2.timer.submit]', () => {
    shown();
    expect(text()).toContain('Jawaban tidak dapat diubah lagi.');
    expect(text()).not.toContain('asesor');
    fireEvent.click(submit() as HTMLElement);
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('names the assessor if submitting is not allowed [2.timer.submit]', () => {
    shown({ submitAllowed: false });
    expect(text()).toContain('hubungi asesor');
    expect(submit()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Kembali ke proses sertifikasi' }));
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('cannot be closed: it has no button for it, and ignores any number of Escapes [2.timer.modal]', () => {
    shown();
    const closing = createEvent('cancel', dialog(), { cancelable: true });
    fireEvent(dialog(), closing);
    expect(closing.defaultPrevented).toBe(true);
    dialog().close(); // browsers close the dialog on a second Escape
    expect([dialog().open, dialog().getAttribute('closedby')]).toEqual([true, 'none']);
    expect(screen.queryByRole('button', { name: 'Tutup' })).toBeNull();
  });

  it('shows the number of unsent answers while there are any', () => {
    const { rerender } = shown({ unsent: 3 });
    expect(text()).toContain('3 jawaban belum terkirim');
    rerender(<Dialog />);
    expect(text()).not.toContain('belum terkirim');
  });

  it('promises no sending of answers that only the device has, and offers them as a file (fault matrix 86)', () => {
    const onSaveUnsent = vi.fn();
    shown({ submitAllowed: false, unsent: 2, deviceOnly: true, onSaveUnsent });
    expect(text()).toContain('2 jawaban hanya ada di perangkat ini');
    expect(text()).not.toContain('begitu tersambung');
    fireEvent.click(screen.getByRole('button', { name: 'Unduh jawaban' }));
    expect(onSaveUnsent).toHaveBeenCalledTimes(1);
  });

  it.each([
    [false, /belum diunggah.*hubungi asesor atau admin/],
    [true, /sudah diunggah((?!hubungi).)*$/],
  ])('hides Submit in a demonstration; uploaded: %s (fault matrix 43) [2.timer.demonstration]', (uploaded, words) => {
    const task = { kind: 'upload', id: 't1', no: 1, html: '', maxKb: 10 } as const;
    const stored = uploaded ? { id: 'f-1', name: 'a.pdf', size: 1, uploadedAt: '2026-03-02T02:10:00Z' } : null;
    const children = <TimeOverTasks statuses={[{ task, stored, pending: null }]} onSend={() => {}} />;
    shown({ kind: 'demonstration', children });
    expect(text()).toMatch(words);
    expect(submit()).toBeNull();
  });

  it('closes with the page, and when the time is extended [2.timer.closes]', async () => {
    const device = new FakeDevice();
    const clock = new SetServerClock();
    clock.set(() => device.world);
    const watch = watchCountdown({ serverClock: clock, clock: device, pageLife: device.pageLife });
    const services = new FakeServices().with(examTokens.watchCountdown, watch);
    const { rerender } = showWith(<Page exam={anExam()} />, { services });
    const pass = (milliseconds: number) => act(() => device.pass(milliseconds));
    const isOpen = () => document.querySelector('dialog[open]') !== null;
    await pass(0);
    screen.getByRole('button', { name: 'Soal 1' }).focus();
    await pass(3_600_000 - 1);
    expect(isOpen()).toBe(false);
    await pass(1);
    expect(isOpen()).toBe(true);

    rerender(<Page exam={anExam({ extraMinutes: 15 })} />);
    await pass(0);
    expect([isOpen(), document.activeElement?.textContent]).toEqual([false, 'Soal 1']);
    await pass(15 * 60_000);
    expect(isOpen()).toBe(true);
    rerender(null);
    expect(isOpen()).toBe(false);
  });
});
