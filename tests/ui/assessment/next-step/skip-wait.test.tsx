import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { SimulationControl } from '../../../../src/application/ports/simulation/simulation-control.ts';
import { simulationTokens } from '../../../../src/application/simulation/tokens.ts';
import { SkipWait } from '../../../../src/training/simulation/page-parts/skip-wait.tsx';
import { FakeServices, person, sessionOf, showWith } from '../../show-with.tsx';

const show = (forDay: boolean) => {
  const [travel, toAssessmentDay] = [vi.fn(async () => undefined), vi.fn(async () => true)];
  const control = { robots: () => ({ on: true, delay: 120_000 }), travel, toAssessmentDay };
  const services = new FakeServices().with(simulationTokens.simulation, control as unknown as SimulationControl);
  const page = (waits: boolean) => (
    <main>
      <h1 tabIndex={-1}>Proses</h1>
      {waits && <SkipWait forDay={forDay} />}
    </main>
  );
  const { rerender } = showWith(page(true), { services, session: sessionOf(person('1')) });
  return { travel, toAssessmentDay, end: () => act(() => rerender(page(false))) };
};

it('skipping a wait for the staff advances to the robots’ decision, and the focus stays on the page', async () => {
  const { travel, toAssessmentDay, end } = show(false);
  const button = screen.getByRole('button', { name: 'Lewati waktu tunggu' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(travel).toHaveBeenCalledExactlyOnceWith(120_000));
  expect(toAssessmentDay).not.toHaveBeenCalled();
  await screen.findByText(/^Belum ada keputusan\./);
  await end();
  expect(document.activeElement?.textContent).toBe('Proses');
});

it('skipping a wait for the day of the assessment advances to its start, for the logged-in person', async () => {
  const { travel, toAssessmentDay } = show(true);
  fireEvent.click(screen.getByRole('button', { name: 'Mulai hari asesmen' }));
  await waitFor(() => expect(toAssessmentDay).toHaveBeenCalledExactlyOnceWith(person('1').email));
  expect(travel).not.toHaveBeenCalled();
});
