import { removeExamCaches } from './browser-offline-exams.ts';

const ofADemo = /\/mockServiceWorker\.js$/;
const ofThisPortal = /\/(?:mockServiceWorker|exam-worker)\.js$/;

interface Retired {
  /** Also the portal's own worker and what it keeps: the configuration has turned it off. */
  readonly examWorker: boolean;
}

/**
 * Unregisters the service worker that a demonstration may have left on this origin (fault matrix 64): it would stand between
 * the real portal and its API. Never rejects; workers of other programs stay.
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
    // where workers are forbidden there is none
  }
  if (examWorker) await removeExamCaches();
};
