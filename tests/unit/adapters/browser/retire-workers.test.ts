import { expect, it, vi } from 'vitest';
import { retireWorkers } from '../../../../src/adapters/browser/retire-workers.ts';

const registered = (scriptURL: string, state: 'active' | 'waiting' | 'installing' = 'active') => {
  const unregister = vi.fn(async () => true);
  const registration = { active: null, waiting: null, installing: null, [state]: { scriptURL }, unregister };
  return { registration: registration as unknown as ServiceWorkerRegistration, unregister };
};
const workers = (...all: { registration: ServiceWorkerRegistration }[]) => ({
  getRegistrations: async () => all.map(({ registration }) => registration),
});

it('the worker of a simulation is unregistered in every state (fault matrix 64)', async () => {
  const all = (['active', 'waiting', 'installing'] as const).map((state) =>
    registered('https://lsp.example/mockServiceWorker.js?v=2', state),
  );
  await retireWorkers(workers(...all), { examWorker: false });
  for (const { unregister } of all) expect(unregister).toHaveBeenCalledOnce();
});

it('workers of other programs stay', async () => {
  const all = ['https://lsp.example/sw.js', 'https://lsp.example/mockServiceWorker.js/x'].map((url) => registered(url));
  await retireWorkers(workers(...all), { examWorker: false });
  for (const { unregister } of all) expect(unregister).not.toHaveBeenCalled();
});

it('a browser that forbids workers is left alone', async () => {
  const forbidden = { getRegistrations: () => Promise.reject(new DOMException('no', 'SecurityError')) };
  await expect(retireWorkers(forbidden, { examWorker: false })).resolves.toBeUndefined();
});

it('the worker of exams is removed with its caches when the configuration turns it off, and stays otherwise', async () => {
  const all = [registered('https://lsp.example/exam-worker.js')];
  const kept = new Set(['portal-ujian-a', 'portal-ujian-b', 'lain']);
  vi.stubGlobal('caches', { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) });
  await retireWorkers(workers(...all), { examWorker: false });
  expect([all[0]?.unregister.mock.calls.length, kept.size]).toEqual([0, 3]);
  await retireWorkers(workers(...all), { examWorker: true });
  expect(all[0]?.unregister).toHaveBeenCalledOnce();
  expect([...kept]).toEqual(['lain']);
  vi.unstubAllGlobals();
});
