import { useDeferredValue } from 'react';

/**
 * What a query has brought, the first of it drawn in slices, between which the browser answers: undefined until that is drawn. What follows is
 * there at once, such as what somebody has just pressed.
 */
export const useFirstInSlices = <Data>(data: Data | undefined): Data | undefined => {
  const there = useDeferredValue(data !== undefined);
  return there ? data : undefined;
};
