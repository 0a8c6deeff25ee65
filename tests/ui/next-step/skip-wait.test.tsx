// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { SimulationControl } from '../../../src/application/ports/simulation/simulation-control.ts';
import { simulationTokens } from '../../../src/application/simulation/tokens.ts';
import { ServicesContext } from '../../../src/ui/services.tsx';
import { createSessionView, enter, SessionContext } from '../../../src/ui/session/session-view.ts';
import { SkipWait } from '../../../src/ui/simulation/page-parts/skip-wait.tsx';
import { FakeServices } from '../purchase/portal-page.tsx';

afterEach(cleanup);

/** Beside a heading, and what it asks of the simulation. */
const show = (forDay: boolean) => {
  const [travel, toAssessmentDay] = [vi.fn(async () => undefined), vi.fn(async () => true)];
  const control = { robots: () => ({ on: true, delay: 120_000 }), travel, toAssessmentDay };
  const session = createSessionView();
  enter(session, { id: '1', email: 'eka@contoh.example', fullname: 'Eka', photo: null, emailVerified: true });
  const page = (waits: boolean) => (
    <QueryClientProvider client={new QueryClient()}>
      <ServicesContext
        value={new FakeServices().with(simulationTokens.simulation, control as unknown as SimulationControl)}
      >
        <SessionContext value={session}>
          <main>
            <h1 tabIndex={-1}>Proses</h1>
            {waits && <SkipWait forDay={forDay} />}
          </main>
        </SessionContext>
      </ServicesContext>
    </QueryClientProvider>
  );
  const { rerender } = render(page(true));
  return { travel, toAssessmentDay, end: () => act(() => rerender(page(false))) };
};

it('a wait for the staff ends when the robots have had their time, and the focus stays on the page', async () => {
  const { travel, toAssessmentDay, end } = show(false);
  const button = screen.getByRole('button', { name: 'Lewati waktu tunggu' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(travel).toHaveBeenCalledExactlyOnceWith(120_000));
  expect(toAssessmentDay).not.toHaveBeenCalled();
  await screen.findByText(/^Belum ada keputusan\./); // such as without robots
  await end();
  expect(document.activeElement?.textContent).toBe('Proses');
});

it('a wait for the day of the assessment ends at its beginning, for who is logged in', async () => {
  const { travel, toAssessmentDay } = show(true);
  fireEvent.click(screen.getByRole('button', { name: 'Mulai hari asesmen' }));
  await waitFor(() => expect(toAssessmentDay).toHaveBeenCalledExactlyOnceWith('eka@contoh.example'));
  expect(travel).not.toHaveBeenCalled();
});
