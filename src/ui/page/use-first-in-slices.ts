import { useDeferredValue } from 'react';

/** Renders the first data of a query in a deferred transition; undefined until then. Later data appears at once. */
export const useFirstInSlices = <Data>(data: Data | undefined): Data | undefined => {
  const there = useDeferredValue(data !== undefined);
  return there ? data : undefined;
};
