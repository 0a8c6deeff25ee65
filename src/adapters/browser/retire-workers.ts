import { removeExamCaches } from './browser-offline-exams.ts';

const ofADemo = /\/mockServiceWorker\.js$/;
const ofThisPortal = /\/(?:mockServiceWorker|exam-worker)\.js$/;

interface Retired {
  readonly examWorker: boolean;
}

/**
 * Unregisters the service worker that a demonstration left on this origin (fault matrix 64), because it would intercept API requests.
 * `examWorker`: also removes the portal's own worker and its caches. Never rejects; workers of other programs stay.
 */
export const retireWorkers = async (
  workers: Pick<ServiceWorkerContainer, 'getRegistrations'>,
  { examWorker }: Retired,
): Promise<void> => {
  const retired = examWorker ? ofThisPortal : ofADemo;
  try {
    for (const registration of await workers.getRegistrations()) {
      const worker = registration.active ?? registration.waiting ?? registration.installing;
      if (worker && retired.test(new URL(worker.scriptURL).pathname)) await registration.unregister();
    }
  } catch {
    // service workers are blocked, so none is registered
  }
  if (examWorker) await removeExamCaches();
};
