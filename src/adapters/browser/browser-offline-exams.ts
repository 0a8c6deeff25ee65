import type { OfflineExams } from '../../application/ports/exam/offline-exams.ts';
import { trustedScript } from './trusted-script.ts';

const workerAddress = trustedScript('exam-worker', '/exam-worker.js');
const cachePrefix = 'portal-ujian-';

/** Deletes the caches of all builds, because earlier builds may have left theirs. Never rejects. */
export const removeExamCaches = async (): Promise<void> => {
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // the browser has no caches on plain http, or blocks them
  }
};

/** Without `workers`, as on plain http, a kept exam opens only while the portal's files load, as when only the API is down. */
export const browserOfflineExams = (workers: ServiceWorkerContainer | undefined, wanted: boolean): OfflineExams => {
  let removals = 0;
  /** A worker may still have to handle a request to fill its cache, so it empties the cache after that. */
  const emptyLater = async () => {
    const registration = await workers?.getRegistration();
    (registration?.installing ?? registration?.active)?.postMessage('empty');
  };
  return {
    wanted,
    prepare: async () => {
      if (!wanted || !workers) return;
      const before = removals;
      try {
        const { active } = await workers.register(workerAddress(), { updateViaCache: 'none' });
        if (removals === before)
          active?.postMessage('fill'); // a log-out may have cleared the cache of this worker
        else await emptyLater();
      } catch {
        // the browser blocks the worker, or is offline: the next page load retries
      }
    },
    remove: async () => {
      removals += 1;
      emptyLater().catch(() => undefined); // without a worker nothing fills the cache
      await removeExamCaches();
    },
  };
};
