import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import type { SimulationControl } from '../../../src/application/ports/simulation/simulation-control.ts';
import { panelState } from '../../../src/training/simulation/frame/panel-state.ts';
import { takeLesson, useLessonAtHand } from '../../../src/training/simulation/lessons/lesson-at-hand.ts';
import { LessonSteps } from '../../../src/training/simulation/lessons/lesson-steps.tsx';
import { showWith } from '../../ui/show-with.tsx';

const Shown = ({ control }: { readonly control: SimulationControl }) => {
  const lesson = useLessonAtHand();
  return lesson && <LessonSteps control={control} lesson={lesson} onAgain={() => undefined} />;
};

it('a lesson ticks off its finished steps, with a hint for the current one, and says when it is over', async () => {
  onTestFinished(() => {
    cleanup();
    takeLesson(null);
  });
  let done = 0;
  const steps = [
    { title: 'Beli', hint: 'Cara Beli', section: 'petugas' },
    { title: 'Bayar', hint: 'Cara Bayar' },
  ];
  const control = {
    lessons: () => [{ name: 'beli', title: 'Membeli' }],
    lesson: async () => ({ steps }),
    lessonProgress: async () => done,
  } as unknown as SimulationControl;
  takeLesson({ name: 'beli', email: 'ayu@contoh.example', trxId: null, since: '2026-03-10T02:00:00Z', done: 0 });
  const { queries } = showWith(<Shown control={control} />);
  await screen.findByText('Cara Beli');
  fireEvent.click(screen.getByRole('button', { name: 'Buka Peran petugas' }));
  expect(panelState.shown).toBe('petugas');
  const reach = (count: number) => {
    done = count;
    return act(() => queries.invalidateQueries());
  };
  await reach(1);
  await screen.findByText('Cara Bayar');
  expect(screen.getAllByRole('listitem').map((step) => [step.getAttribute('aria-current'), step.textContent])).toEqual([
    [null, 'Beli (selesai)'],
    ['step', 'BayarCara Bayar'],
  ]);
  await reach(2);
  await screen.findByText('Pelajaran selesai');
});
