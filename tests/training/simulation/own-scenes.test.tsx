import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { memoryPersistence } from '../../../fake-backend/database/persistence.ts';
import type { OwnScene } from '../../../src/application/ports/simulation/simulated-own-scenes.ts';
import type { SimulationControl } from '../../../src/application/ports/simulation/simulation-control.ts';
import { OwnScenes } from '../../../src/training/simulation/own-scenes/own-scenes.tsx';
import { ScenePlayer } from '../../../src/training/simulation/own-scenes/scene-player.tsx';
import { politely } from '../../../src/ui/kit/components/feedback/politely.ts';
import { showWith } from '../../ui/show-with.tsx';
import { openPage } from '../../unit/fake-backend/hosts/page.ts';

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

const nirmala = 'nirmala@contoh.example';
const acts = [
  { type: 'sign-up', fullname: 'Nirmala Contoh', email: nirmala },
  { at: 60_000, type: 'call', who: nirmala, method: 'GET', path: '/api/asesi', sent: { kind: 'none' } },
  { type: 'staff', action: { type: 'finish-exam', trxId: 'TRX-0' } },
];

it('the player of a scene plays its acts one by one, to a chosen one and back, shows what each did and what the page said, and survives a reload', async () => {
  const kept = new Map<string, string>();
  const surroundings = {
    persistence: memoryPersistence(),
    tabMemory: {
      read: (name: string) => kept.get(name) ?? null,
      write: (name: string, text: string | null) => void (text === null ? kept.delete(name) : kept.set(name, text)),
    },
  };
  const page = await openPage(surroundings);
  onTestFinished(cleanup);
  onTestFinished(page.stop);
  const scenario = { title: 'Nirmala', person: null, page: '/', acts };
  const file = { format: 'portal-asesi-skenario', version: 1, scenarios: [scenario] };
  const [added] = await page.control.importOwnScenes(JSON.stringify(file));
  await page.control.openOwnScene({ id: added?.id ?? 0 });
  showWith(
    <main>
      <h1>Beranda</h1>
      <p {...politely}>Selamat datang.</p>
      <ScenePlayer control={page.control as unknown as SimulationControl} />
    </main>,
  );
  const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const is = (count: number) => waitFor(() => expect(screen.getByText(`Langkah ${count} dari 3`)).toBeTruthy());
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  await is(0);
  expect(lines()).toEqual(['Nirmala Contoh mendaftar', 'nirmala: GET /api/asesi', 'petugas mengakhiri ujian']);
  press('Maju');
  await is(1);
  expect(lines()[0]).toMatch(/^09\.00\.00 · Nirmala Contoh mendaftar.*Halaman: Beranda · Selamat datang\.$/);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '3' } });
  await is(3);
  expect(lines()[1]).toContain('09.01.00 · nirmala: GET /api/asesi · dibalas 200');
  expect(lines()[2]).toContain('tidak dapat: TRX-0');
  press('Mundur');
  await is(2);
  expect(page.control.personas().some(({ email }) => email === nirmala)).toBe(true);
  cleanup();
  const reloaded = await openPage(surroundings);
  onTestFinished(reloaded.stop);
  showWith(<ScenePlayer control={reloaded.control as unknown as SimulationControl} />);
  await is(2);
  press('Maju');
  await is(3);
  expect(lines()[1]).toContain('09.01.00 · nirmala: GET /api/asesi · dibalas 200');
});
