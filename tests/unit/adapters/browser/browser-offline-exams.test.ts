import { afterEach, expect, it, vi } from 'vitest';
import { browserOfflineExams } from '../../../../src/adapters/browser/browser-offline-exams.ts';

afterEach(() => vi.unstubAllGlobals());

const workersWith = (active: Pick<ServiceWorker, 'postMessage'> | null) => {
  const register = vi.fn(async () => ({ active }) as ServiceWorkerRegistration);
  const getRegistration = async () => ({ active });
  return { register, workers: { register, getRegistration } as unknown as ServiceWorkerContainer };
};

it('an existing worker gets a request to refill the cache that a log-out emptied, and a new one fills it by itself (fault matrix 95)', async () => {
  const active = { postMessage: vi.fn() };
  const { register, workers } = workersWith(active);
  await browserOfflineExams(workers, true).prepare();
  expect(register).toHaveBeenCalledExactlyOnceWith('/exam-worker.js', { updateViaCache: 'none' });
  expect(active.postMessage).toHaveBeenCalledExactlyOnceWith('fill');
  await expect(browserOfflineExams(workersWith(null).workers, true).prepare()).resolves.toBeUndefined();
});

it('a log-out removes every build’s cache that opens exams without a network, and nothing else (fault matrix 95)', async () => {
  const kept = new Set(['portal-ujian-a', 'portal-ujian-b', 'lain']);
  vi.stubGlobal('caches', { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) });
  await browserOfflineExams(workersWith(null).workers, true).remove();
  expect([...kept]).toEqual(['lain']);
});

it('a log-out while the worker is registered leaves it nothing to fill, and one that is asked already empties its cache again (fault matrix 95)', async () => {
  vi.stubGlobal('caches', { keys: async () => [] });
  const active = { postMessage: vi.fn() };
  const offline = browserOfflineExams(workersWith(active).workers, true);
  const preparing = offline.prepare();
  await offline.remove();
  await preparing;
  expect(active.postMessage.mock.calls.flat()).not.toContain('fill');
  await offline.prepare();
  await offline.remove();
  await vi.waitFor(() => expect(active.postMessage.mock.calls.flat().slice(-2)).toEqual(['fill', 'empty']));
});

it('a browser that has no worker, forbids one, or blocks its storage still works, and keeps the exam for a server that is away (fault matrix 95)', async () => {
  const forbidden = { register: () => Promise.reject(new DOMException('no', 'SecurityError')) };
  const { register, workers } = workersWith(null);
  const all = [
    browserOfflineExams(undefined, true),
    browserOfflineExams(workers, false),
    browserOfflineExams(forbidden as unknown as ServiceWorkerContainer, true),
  ];
  vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('no', 'SecurityError')) });
  for (const offline of all) expect([await offline.prepare(), await offline.remove()]).toEqual([undefined, undefined]);
  expect([register.mock.calls.length, ...all.map(({ wanted }) => wanted)]).toEqual([0, true, false, true]);
});
