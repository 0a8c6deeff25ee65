import type { OfflineExams } from '../../application/ports/exam/offline-exams.ts';

const address = '/exam-worker.js';
const cachePrefix = 'portal-ujian-';

interface ScriptPolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

let policy: { createScriptURL(url: string): string } | undefined;

/** Trusted Types requires a policy for worker URLs; this one allows only the exam worker. */
const trustedAddress = (): string => {
  const factory = (globalThis as { trustedTypes?: ScriptPolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy('exam-worker', { createScriptURL: () => address });
  return policy ? policy.createScriptURL(address) : address;
};

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
        const { active } = await workers.register(trustedAddress(), { updateViaCache: 'none' });
        active?.postMessage('fill'); // a log-out may have cleared the cache of this worker
      } catch {
        // the browser blocks the worker, or is offline: the next page load retries
      }
    },
    remove: removeExamCaches,
  };
};
