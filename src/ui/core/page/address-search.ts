import { useLocationProperty } from 'wouter/use-browser-location';

/** Raw query of the address with its `?`, also where a mail program has left the `&amp;` of its HTML. */
export const addressSearch = (): string => globalThis.location.search.replaceAll('&amp;', '&');

/**
 * `addressSearch`; empty while prerendered HTML hydrates, when queries wait (`IsRestoringProvider`). wouter's `useSearch` decodes it, so
 * `URLSearchParams` would decode it twice.
 */
export const useAddressSearch = (): string => useLocationProperty(addressSearch, () => '');
