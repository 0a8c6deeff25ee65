import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { examTokens } from '../../../src/application/exam/tokens.ts';
import { watchCountdown } from '../../../src/application/exam/watch-countdown.ts';
import type { Exam } from '../../../src/domain/exam/exam.ts';
import { TimeOverTasks } from '../../../src/ui/exam/practical/demonstration-time-over.tsx';
import { useTimeOver } from '../../../src/ui/exam/public/use-countdown.ts';
import { TimeOverDialog } from '../../../src/ui/exam/timer/time-over-dialog.tsx';
import { anExam } from '../../builders/exam.ts';
import { FakeDevice, SetServerClock } from '../../fakes/time-fakes.ts';
import { FakeServices, showWith } from '../show-with.tsx';

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

  it('submits once while it is busy, and stays open', () => {
    shown({ busy: true });
    expect(submit()?.getAttribute('aria-busy')).toBe('true');
    fireEvent.click(submit() as HTMLElement);
    expect(onSubmit).not.toHaveBeenCalled();
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
