import { fireEvent, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import type { SimulationControl } from '../../../src/application/ports/simulation/simulation-control.ts';
import { ScenarioByLink } from '../../../src/training/simulation/world/scenario-by-link.tsx';
import { FakeServices, openPages } from '../../ui/purchase/portal-page.tsx';
import { openPage } from '../../unit/fake-backend/hosts/page.ts';

it('a broken link into the simulation says what is wrong, offers the scenarios, and can be closed', async () => {
  const { control, stop } = await openPage();
  onTestFinished(stop);
  const texts = ['Skenario “tidak-ada” tidak ada.', 'Waktu “besok” tidak dikenal.'];
  const simulation = { ...control, openedLink: () => ({ kind: 'wrong', texts }) } as unknown as SimulationControl;
  const { session } = openPages({ '/': () => <ScenarioByLink control={simulation} /> }, '/', new FakeServices());
  session.status = 'guest';
  const said = (await screen.findByRole('alertdialog', { hidden: true })).textContent;
  for (const text of texts) expect(said).toContain(text);
  expect(screen.getByRole('button', { name: 'Buka skenario siap-beli', hidden: true })).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: 'Tutup', hidden: true }).at(-1) as HTMLElement);
  expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
});
