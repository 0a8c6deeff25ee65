import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { SimulationControl } from '../../../src/application/ports/simulation/simulation-control.ts';
import { ModeBand } from '../../../src/training/simulation/frame/mode-band.tsx';
import { panelState, readHidden } from '../../../src/training/simulation/frame/panel-state.ts';
import { faultPresets } from '../../../src/training/simulation/network/fault-presets.ts';

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
