// @vitest-environment happy-dom
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchCountdown } from '../../../src/application/exam/watch-countdown.ts';
import type { Exam } from '../../../src/domain/exam/exam.ts';
import { TimeOverTasks } from '../../../src/ui/exam/practical/demonstration-time-over.tsx';
import { TimeOverDialog } from '../../../src/ui/exam/timer/time-over-dialog.tsx';
import { useTimeOver } from '../../../src/ui/running-exam/use-countdown.ts';
import { ServicesContext, type ServicesHandle } from '../../../src/ui/services.tsx';
import { anExam } from '../../builders/exam.ts';
import { FakeDevice, SetServerClock } from '../../fakes/time-fakes.ts';

afterEach(cleanup);

const shown = (rest: Partial<ComponentProps<typeof TimeOverDialog>> = {}) => {
  const onSubmit = vi.fn();
  const onBack = vi.fn();
  const view = render(
    <TimeOverDialog
      kind="written"
      submitAllowed
      unsent={0}
      refused={0}
      busy={false}
      onSubmit={onSubmit}
      onBack={onBack}
      {...rest}
    />,
  );
  return { onSubmit, onBack, view };
};
/** As a page with an attempt uses it. */
const Page = ({ exam }: { exam: Exam }) => (
  <>
    <button type="button">Soal 1</button>
    {useTimeOver(exam) && (
      <TimeOverDialog
        kind="written"
        submitAllowed
        unsent={0}
        refused={0}
        busy={false}
        onSubmit={() => {}}
        onBack={() => {}}
      />
    )}
  </>
);

const dialog = () => screen.getByRole('alertdialog', { name: 'Yah.. Waktu Kamu telah habis :(' });
const submit = () => screen.queryByRole('button', { name: /^Submit/ });
const text = () => dialog().textContent;

describe('the time is over', () => {
  it('says that answers can no longer be changed, and submits when that is allowed [2.timer.locked] [2.timer.submit]', () => {
    const { onSubmit } = shown();
    expect(text()).toContain('Jawaban tidak dapat diubah lagi.');
    expect(text()).not.toContain('asesor');
    fireEvent.click(submit() as HTMLElement);
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('leads to the assessor when it is not allowed [2.timer.submit]', () => {
    const { onBack } = shown({ submitAllowed: false });
    expect(text()).toContain('hubungi asesor');
    expect(submit()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Kembali ke proses sertifikasi' }));
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('cannot be closed: no button for it, and Escape does nothing, however often [2.timer.modal]', () => {
    shown();
    const closing = createEvent('cancel', dialog(), { cancelable: true });
    fireEvent(dialog(), closing);
    expect(closing.defaultPrevented).toBe(true);
    (dialog() as HTMLDialogElement).close(); // what browsers do at a second Escape
    expect((dialog() as HTMLDialogElement).open).toBe(true);
    expect(dialog().getAttribute('closedby')).toBe('none');
    expect(screen.queryByRole('button', { name: 'Tutup' })).toBeNull();
  });

  it('submits once while it is busy, and stays', () => {
    const { onSubmit } = shown({ busy: true });
    expect(submit()?.getAttribute('aria-busy')).toBe('true');
    fireEvent.click(submit() as HTMLElement);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('counts the answers that were not sent, as long as there are any', () => {
    const { view } = shown({ unsent: 3 });
    expect(text()).toContain('3 jawaban belum terkirim');
    view.unmount();
    shown();
    expect(text()).not.toContain('belum terkirim');
  });

  it.each([
    [false, /belum diunggah.*hubungi asesor atau admin/],
    [true, /sudah diunggah/],
  ])('of a demonstration hides Submit; uploaded: %s (fault matrix 43) [2.timer.demonstration]', (uploaded, words) => {
    const task = { kind: 'upload', id: 't1', no: 1, html: '', maxKb: 10 } as const;
    const stored = uploaded ? { id: 'f-1', name: 'a.pdf', size: 1, uploadedAt: '2026-03-02T02:10:00Z' } : null;
    const children = <TimeOverTasks standings={[{ task, stored, pending: null }]} onSend={() => {}} />;
    shown({ kind: 'demonstration', submitAllowed: true, children });
    expect(text()).toMatch(words);
    expect(submit()).toBeNull();
    if (uploaded) expect(text()).not.toContain('hubungi');
  });

  it('goes with the way back, and when there is more time [2.timer.closes]', async () => {
    const device = new FakeDevice();
    const clock = new SetServerClock();
    clock.set(() => device.world);
    const watch = watchCountdown({ serverClock: clock, clock: device, pageLife: device.pageLife });
    const services = { resolve: async () => watch } as unknown as ServicesHandle;
    const page = (exam: Exam | null) => (
      <ServicesContext value={services}>{exam && <Page exam={exam} />}</ServicesContext>
    );
    const { rerender } = render(page(anExam()));
    const pass = (milliseconds: number) => act(() => device.pass(milliseconds));
    const isOpen = () => document.querySelector('dialog[open]') !== null;
    screen.getByRole('button', { name: 'Soal 1' }).focus();
    await pass(3_600_000 - 1);
    expect(isOpen()).toBe(false);
    await pass(1);
    expect(isOpen()).toBe(true);

    rerender(page(anExam({ extraMinutes: 15 })));
    await pass(0);
    expect([isOpen(), document.activeElement?.textContent]).toEqual([false, 'Soal 1']);
    await pass(15 * 60_000);
    expect(isOpen()).toBe(true);
    rerender(page(null));
    expect(isOpen()).toBe(false);
  });
});

it('the window of the end of the time promises no sending of answers that only the device has, and offers them as a file (fault matrix 86)', () => {
  const onSaveUnsent = vi.fn();
  shown({ submitAllowed: false, unsent: 2, deviceOnly: true, onSaveUnsent });
  expect(document.body.textContent).toContain('2 jawaban hanya ada di perangkat ini');
  expect(document.body.textContent).not.toContain('begitu tersambung');
  fireEvent.click(screen.getByRole('button', { name: 'Unduh jawaban' }));
  expect(onSaveUnsent).toHaveBeenCalledTimes(1);
});
