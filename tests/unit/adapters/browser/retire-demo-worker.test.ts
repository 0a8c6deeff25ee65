import { expect, it, vi } from 'vitest';
import { retireDemoWorker } from '../../../../src/adapters/browser/retire-demo-worker.ts';

const registered = (scriptURL: string, state: 'active' | 'waiting' | 'installing' = 'active') => {
  const unregister = vi.fn(async () => true);
  const registration = { active: null, waiting: null, installing: null, [state]: { scriptURL }, unregister };
  return { registration: registration as unknown as ServiceWorkerRegistration, unregister };
};
const workers = (...all: { registration: ServiceWorkerRegistration }[]) => ({
  getRegistrations: async () => all.map(({ registration }) => registration),
});

it('the worker of a demonstration is unregistered, in whatever state it is (fault matrix 64)', async () => {
  const all = (['active', 'waiting', 'installing'] as const).map((state) =>
    registered('https://lsp.example/mockServiceWorker.js?v=2', state),
  );
  await retireDemoWorker(workers(...all));
  for (const { unregister } of all) expect(unregister).toHaveBeenCalledOnce();
});

it('workers of other programs stay', async () => {
  const all = ['https://lsp.example/sw.js', 'https://lsp.example/mockServiceWorker.js/x'].map((url) => registered(url));
  await retireDemoWorker(workers(...all));
  for (const { unregister } of all) expect(unregister).not.toHaveBeenCalled();
});

it('a browser that forbids workers is left alone', async () => {
  const forbidden = { getRegistrations: () => Promise.reject(new DOMException('no', 'SecurityError')) };
  await expect(retireDemoWorker(forbidden)).resolves.toBeUndefined();
});
