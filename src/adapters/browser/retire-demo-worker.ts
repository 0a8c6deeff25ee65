const ofADemo = /\/mockServiceWorker\.js$/;

/**
 * Unregisters the service worker that a demonstration may have left on this origin (fault matrix 64): it would stand between
 * the real portal and its API. Never rejects; workers of other programs stay.
 */
export const retireDemoWorker = async (workers: Pick<ServiceWorkerContainer, 'getRegistrations'>): Promise<void> => {
  try {
    for (const registration of await workers.getRegistrations()) {
      const worker = registration.active ?? registration.waiting ?? registration.installing;
      if (worker && ofADemo.test(new URL(worker.scriptURL).pathname)) await registration.unregister();
    }
  } catch {
    // where workers are forbidden there is none
  }
};
