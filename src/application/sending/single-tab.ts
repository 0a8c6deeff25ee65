import type { TabLock } from '../ports/device/tab-lock.ts';
import { singleFlight } from './single-flight.ts';

export const singleTab = <Outcome>(tabs: TabLock) => {
  const once = singleFlight<Outcome | { readonly kind: 'busyInOtherTab' }>();
  return (name: string, run: () => Promise<Outcome>) =>
    once(name, async () => {
      const outcome = await tabs.runAlone(name, run);
      return outcome === 'busy' ? { kind: 'busyInOtherTab' } : outcome;
    });
};
