import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the prerendered HTML and until its code has taken it over: what depends on the address or the device may show from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
