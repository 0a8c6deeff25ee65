import { useLocationProperty } from 'wouter/use-browser-location';

/**
 * The query of the address as it is there, with its `?`; empty while a prerendered page is taken over, whose HTML knows
 * no query. Not wouter's `useSearch`: that decodes, and `URLSearchParams` would decode a second time.
 */
export const useAddressSearch = (): string =>
  useLocationProperty(
    () => globalThis.location.search,
    () => '',
  );
