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

/** Under Trusted Types the address of a worker needs a policy; this one knows no other address. */
const trustedAddress = (): string => {
  const factory = (globalThis as { trustedTypes?: ScriptPolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy('exam-worker', { createScriptURL: () => address });
  return policy ? policy.createScriptURL(address) : address;
};

/** Removes what the worker keeps, of all builds. Never rejects. */
export const removeExamCaches = async (): Promise<void> => {
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // none on plain http, and none where storage is blocked
  }
};

/** Exams without a network by a service worker. Plain http has none: then nothing is kept, and nothing is different. */
export const browserOfflineExams = (workers: ServiceWorkerContainer | undefined, on: boolean): OfflineExams => {
  const wanted = on && workers !== undefined;
  return {
    wanted,
    prepare: async () => {
      if (!wanted) return;
      try {
        const { active } = await workers.register(trustedAddress(), { updateViaCache: 'none' });
        active?.postMessage('fill'); // a log-out may have emptied its cache
      } catch {
        // forbidden by the browser, or no network now: the next page tries again
      }
    },
    remove: removeExamCaches,
  };
};
