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
export const browserOfflineExams = (workers: ServiceWorkerContainer | undefined, wanted: boolean): OfflineExams => ({
  wanted,
  prepare: async () => {
    if (!wanted || !workers) return;
    try {
      const { active } = await workers.register(workerAddress(), { updateViaCache: 'none' });
      active?.postMessage('fill'); // a log-out may have cleared the cache of this worker
    } catch {
      // the browser blocks the worker, or is offline: the next page load retries
    }
  },
  remove: removeExamCaches,
});
