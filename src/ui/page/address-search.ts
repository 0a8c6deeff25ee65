import { useLocationProperty } from 'wouter/use-browser-location';

/**
 * Raw query of the address with its `?`; empty while prerendered HTML hydrates. wouter's `useSearch` decodes it, so `URLSearchParams` would
 * decode it twice.
 */
export const useAddressSearch = (): string =>
  useLocationProperty(
    () => globalThis.location.search,
    () => '',
  );
