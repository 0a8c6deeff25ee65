import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { SimulationControl } from '../../../src/application/ports/simulation/simulation-control.ts';
import { simulationTokens } from '../../../src/application/simulation/tokens.ts';
import { ModeBand } from '../../../src/training/simulation/frame/mode-band.tsx';
import {
  panelState,
  projector,
  readHidden,
  rememberSection,
} from '../../../src/training/simulation/frame/panel-state.ts';
import { faultPresets } from '../../../src/training/simulation/network/fault-presets.ts';
import SimulationButton from '../../../src/training/simulation/simulation-button.tsx';
import { ScenarioByLink } from '../../../src/training/simulation/world/scenario-by-link.tsx';
import { FakeServices, openPages } from '../../ui/purchase/portal-page.tsx';
import { openPage } from '../../unit/fake-backend/hosts/page.ts';

afterEach(() => {
  panelState.open = false;
  projector.on = false;
  rememberSection('mulai-demo', false);
});

const openSimulation = async (own: Partial<SimulationControl> = {}) => {
  const { control, stop } = await openPage();
  onTestFinished(stop);
  const simulation = {
    ...control,
    openedLink: () => null,
    isOwnWindow: () => false,
    ...own,
  } as unknown as SimulationControl;
  openPages({ '/': SimulationButton }, '/', new FakeServices().with(simulationTokens.simulation, simulation));
  await screen.findByRole('button', { name: 'Panel Simulasi' });
};

it('the projector’s mode follows the pointer, also over a dialog, has no panel and ends with its button or the panel’s key', async () => {
  await openSimulation();
  const ring = () => document.querySelector<HTMLElement>('[data-print="hidden"][aria-hidden="true"]');
  panelState.open = true;
  fireEvent.click(await screen.findByText('Demo sepuluh menit'));
  fireEvent.click(screen.getByRole('button', { name: 'Mode proyektor' }));
  await screen.findByRole('button', { name: 'Akhiri mode proyektor' });
  expect(screen.queryByRole('heading', { name: 'Panel Simulasi' })).toBeNull();
  fireEvent.pointerMove(document.body, { clientX: 40, clientY: 60 });
  expect(ring()?.style.transform).toBe('translate(40px, 60px)');
  fireEvent.pointerDown(document.body, { clientX: 40, clientY: 60 });
  expect(ring()?.hasAttribute('data-pressed')).toBe(true);
  fireEvent.pointerUp(document.body, { clientX: 40, clientY: 60 });
  expect(ring()?.hasAttribute('data-pressed')).toBe(false);
  const dialog = document.body.appendChild(document.createElement('dialog'));
  fireEvent.pointerMove(dialog, { clientX: 10, clientY: 20 });
  expect([ring()?.parentElement, ring()?.style.transform]).toEqual([dialog, 'translate(10px, 20px)']);
  fireEvent.pointerMove(document.body, { clientX: 40, clientY: 60 });
  dialog.remove();
  expect(sessionStorage.getItem('simulasi-proyektor')).toBe('1');
  fireEvent.click(screen.getByRole('button', { name: 'Akhiri mode proyektor' }));
  expect(await screen.findByRole('heading', { name: 'Panel Simulasi' })).toBeTruthy();
  expect([ring(), sessionStorage.getItem('simulasi-proyektor')]).toEqual([null, '0']);
});

it('a simulation that exists only in memory says so until it is stored', async () => {
  const watchStorage = vi.fn<SimulationControl['watchStorage']>(() => () => undefined);
  await openSimulation({ watchStorage });
  await waitFor(() => expect(watchStorage).toHaveBeenCalled());
  const tell = (isLasting: boolean) => watchStorage.mock.calls[0]?.[0](isLasting);
  const notice = /^Penyimpanan perangkat tidak tersedia\. Simulasi tetap berjalan/;
  expect(screen.queryByText(notice)).toBeNull();
  act(() => tell(false));
  expect(screen.getByText(notice)).toBeTruthy();
  act(() => tell(true));
  expect(screen.queryByText(notice)).toBeNull();
});

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

const day = 24 * 60 * 60_000;
const [{ title, fault }] = faultPresets as [(typeof faultPresets)[number]];
const odd = {
  now: () => new Date(Date.now() + day),
  clockRate: () => 1,
  deviceAhead: () => 0,
  latency: () => 2_000,
  faults: () => [fault],
  faultMatches: () => ({}),
} as unknown as SimulationControl;
const showBand = (onOpen: (() => void) | null) =>
  render(<ModeBand control={odd} open={false} onOpen={onOpen} onNear={() => undefined} />);

it('the band shows what is unusual in the world, and leads to its setting', async () => {
  const onOpen = vi.fn();
  showBand(onOpen);
  expect(screen.getByRole('button', { name: /^Jam server .*\(\+1 hari\)$/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Jeda 2 detik' })).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: `Gangguan: ${title}` }));
  expect(onOpen).toHaveBeenCalledOnce();
  expect([panelState.open, panelState.shown]).toEqual([true, 'jaringan']);
});

it('?panel=0 hides the panel in this tab until ?panel=1, and is removed from the address', () => {
  const hiddenAt = (address: string) => {
    history.replaceState(null, '', address);
    return [readHidden(), location.pathname + location.search];
  };
  expect(hiddenAt('/kontak?panel=0&a=1')).toEqual([true, '/kontak?a=1']);
  expect(hiddenAt('/schema/list')).toEqual([true, '/schema/list']);
  expect(hiddenAt('/schema/list?panel=1')).toEqual([false, '/schema/list']);
});
