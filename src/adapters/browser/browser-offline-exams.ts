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
    // service workers are not available on plain http and where storage is blocked
  }
};

export const browserOfflineExams = (workers: ServiceWorkerContainer | undefined, on: boolean): OfflineExams => {
  const wanted = on && workers !== undefined;
  return {
    wanted,
    prepare: async () => {
      if (!wanted) return;
      try {
        const { active } = await workers.register(workerAddress(), { updateViaCache: 'none' });
        active?.postMessage('fill'); // a log-out may have cleared the cache of this worker
      } catch {
        // the browser blocks the worker, or is offline: the next page load retries
      }
    },
    remove: removeExamCaches,
  };
};
