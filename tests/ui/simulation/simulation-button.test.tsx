// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import type { SimulationControl } from '../../../src/application/ports/simulation/simulation-control.ts';
import { simulationTokens } from '../../../src/application/simulation/tokens.ts';
import SimulationButton from '../../../src/ui/simulation/simulation-button.tsx';
import { openPage } from '../../unit/fake-backend/hosts/page.ts';
import { FakeServices, openPages } from '../purchase/portal-page.tsx';

it('a simulation whose world is only in memory says so until it is stored', async () => {
  const { control, stop } = await openPage();
  onTestFinished(stop);
  let tell: (lasting: boolean) => void = () => undefined;
  const watchStorage: SimulationControl['watchStorage'] = (listener) => {
    tell = listener;
    return () => undefined;
  };
  const simulation = { ...control, watchStorage, openedLink: () => null } as unknown as SimulationControl;
  openPages({ '/': SimulationButton }, '/', new FakeServices().with(simulationTokens.simulation, simulation));
  await screen.findByRole('button', { name: 'Panel Simulasi' });
  const notice = /^Penyimpanan perangkat tidak tersedia\. Simulasi tetap berjalan/;
  expect(screen.queryByText(notice)).toBeNull();
  act(() => tell(false));
  expect(screen.getByText(notice)).toBeTruthy();
  act(() => tell(true));
  expect(screen.queryByText(notice)).toBeNull();
});
