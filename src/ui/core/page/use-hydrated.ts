import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False during prerendering and hydration. For content that depends on the address or the device. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
