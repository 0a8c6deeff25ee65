import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { SimulationControl } from '../../../src/application/ports/simulation/simulation-control.ts';
import { BeginHere } from '../../../src/training/simulation/begin-here.tsx';
import { demoWords } from '../../../src/training/simulation/begin-here-text.ts';
import { panelState } from '../../../src/training/simulation/frame/panel-state.ts';
import { takeLesson, useLessonAtHand } from '../../../src/training/simulation/lessons/lesson-at-hand.ts';
import { LessonSteps } from '../../../src/training/simulation/lessons/lesson-steps.tsx';
import { BackToSteps } from '../../../src/training/simulation/lessons/panel-ways.tsx';
import { StepList } from '../../../src/training/simulation/lessons/step-list.tsx';
import { RememberedSection } from '../../../src/training/simulation/remembered-section.tsx';
import { sessionOf, showWith } from '../../ui/show-with.tsx';

const steps = ['Akun', 'Profil', 'Skema'].map((title) => ({ title, hint: `Cara ${title}` }));
const control: Pick<SimulationControl, 'demo' | 'demoProgress'> = {
  demo: async () => steps,
  demoProgress: async (email) => (email === 'orang-7@contoh.example' ? 1 : 0),
};

it('a panel that is opened for the first time begins with four ways, each of which leads to its section', () => {
  expect(panelState.sections[0]).toBe('mulai');
  showWith(<BeginHere control={control} robots={null} />);
  const ways = within(screen.getByRole('region', { name: 'Mulai dari sini' }));
  for (const title of ['Demo sepuluh menit', 'Latihan sendiri', 'Kelas', 'Uji pengembang'])
    expect(ways.getByText(title)).toBeDefined();
  for (const [name, section] of [
    ['Lihat skenario', 'skenario'],
    ['Pilih pelajaran', 'pelajaran'],
    ['Dunia simulasi', 'dunia'],
  ] as const) {
    fireEvent.click(ways.getByRole('button', { name, hidden: true }));
    expect([panelState.open, panelState.shown, panelState.sections.includes(section)]).toEqual([true, section, true]);
  }
});

it('an opened way is still open after the panel was closed and opened again', () => {
  const demo = () => screen.getByText('Demo sepuluh menit').closest('details') as HTMLDetailsElement;
  const toggle = (open: boolean) => {
    demo().open = open;
    fireEvent(demo(), new Event('toggle'));
  };
  const { unmount } = showWith(<BeginHere control={control} robots={null} />);
  expect(demo().open).toBe(false);
  toggle(true);
  unmount();
  showWith(<BeginHere control={control} robots={null} />);
  expect(demo().open).toBe(true);
  toggle(false);
  expect(panelState.sections).not.toContain('mulai-demo');
});

it('the staff’s work leads back to the steps of the demo while its guide is open, and is silent about it otherwise', () => {
  const { rerender } = render(<BackToSteps demo />);
  expect(screen.queryByRole('button', { name: 'Ke langkah demo' })).toBeNull();
  panelState.sections = [...panelState.sections, 'mulai-demo'];
  rerender(<BackToSteps demo />);
  fireEvent.click(screen.getByRole('button', { name: 'Ke langkah demo' }));
  expect(panelState.shown).toBe('mulai');
});

it('the demo ticks the steps of the logged-in account, and shows how each other step is done', async () => {
  showWith(<BeginHere control={control} robots={null} />, { session: sessionOf() });
  await screen.findByText('Cara Profil');
  expect(
    within(screen.getByRole('list', { name: 'Langkah demo', hidden: true }))
      .getAllByRole('listitem', { hidden: true })
      .map((step) => step.textContent),
  ).toEqual(['Akun (selesai)', `ProfilKatakan: ${demoWords.Profil}Cara Profil`, 'SkemaCara Skema']);
});

it('a section that a lesson leads to leads back to the lesson while it runs, at its current step, which stays in sight', async () => {
  onTestFinished(() => takeLesson(null));
  const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return { top: this.dataset?.told ? 700 : 0 } as DOMRect;
  });
  onTestFinished(() => rect.mockRestore());
  const { sections } = panelState;
  onTestFinished(() => {
    panelState.sections = sections;
  });
  panelState.sections = ['pelajaran'];
  const at = (done: number) => (
    <div data-panel="">
      <RememberedSection id="pelajaran" title="Pelajaran">
        <StepList label="Langkah" steps={steps} done={done} />
      </RememberedSection>
      <BackToSteps />
    </div>
  );
  const { rerender } = render(at(0));
  expect(screen.queryByRole('button', { name: 'Ke pelajaran' })).toBeNull();
  act(() =>
    takeLesson({ name: 'beli', email: 'a@contoh.example', trxId: null, since: '2026-03-10T02:00:00Z', done: 0 }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Ke pelajaran' }));
  const scrolled = () => screen.getByText('Skema').closest('[data-panel]')?.scrollTop;
  await vi.waitFor(() => expect(scrolled()).toBe(700));
  rerender(at(1));
  expect(scrolled()).toBe(1_400);
});

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
