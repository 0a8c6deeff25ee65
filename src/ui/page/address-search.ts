import { useLocationProperty } from 'wouter/use-browser-location';

/**
 * Raw query of the address with its `?`; empty while hydrating prerendered HTML. Not wouter's `useSearch`, which decodes, so that
 * `URLSearchParams` would decode twice.
 */
export const useAddressSearch = (): string =>
  useLocationProperty(
    () => globalThis.location.search,
    () => '',
  );
