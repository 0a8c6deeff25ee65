import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { OwnScene } from '../../../src/application/ports/simulation/simulated-own-scenes.ts';
import type { SimulationControl } from '../../../src/application/ports/simulation/simulation-control.ts';
import { OwnScenes } from '../../../src/training/simulation/own-scenes/own-scenes.tsx';
import { showWith } from '../../ui/show-with.tsx';

const scene: OwnScene = {
  id: 1,
  title: 'Pembelian Gita',
  sentence: '',
  task: '',
  hint: '',
  acts: 0,
  email: null,
  page: '/',
  time: '2026-01-05T01:00:00Z',
  size: 100,
  link: null,
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

afterEach(cleanup);

it('a removed scene also leaves the list when a log-in clears the queries while the list is read again', async () => {
  let answer = (_scenes: readonly OwnScene[]) => {};
  const late = new Promise<readonly OwnScene[]>((resolve) => {
    answer = resolve;
  });
  const reads = [Promise.resolve([scene]), late];
  const control = {
    ownScenes: () => reads.shift() ?? Promise.resolve([]),
    removeOwnScene: async () => {},
  } as Partial<SimulationControl> as SimulationControl;
  const { queries } = showWith(<OwnScenes control={control} />);
  await press('Hapus adegan Pembelian Gita');
  await press('Ya, hapus');
  await waitFor(() => expect(reads).toHaveLength(0));
  await act(async () => {
    queries.clear();
    answer([]);
  });
  await waitFor(() => expect(screen.queryByText('Pembelian Gita')).toBeNull());
});
