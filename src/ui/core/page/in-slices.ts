import { type ReactElement, startTransition, useDeferredValue, useEffect, useState } from 'react';

/** Renders the first data of a query in a deferred transition; undefined until then. Later data appears at once. */
export const useFirstInSlices = <Data>(data: Data | undefined): Data | undefined => {
  const there = useDeferredValue(data !== undefined);
  return there ? data : undefined;
};

/**
 * Renders the parts of a long page: `atOnce` first, the others in transitions. Each is committed, so that an update elsewhere on the page,
 * such as a reply, restarts only the part that is being rendered.
 */
export const PartByPart = ({ parts, atOnce }: { readonly parts: readonly ReactElement[]; readonly atOnce: number }) => {
  const [count, setCount] = useState(atOnce);
  useEffect(() => {
    if (count < parts.length) startTransition(() => setCount(count + atOnce));
  }, [count, parts.length, atOnce]);
  return parts.slice(0, count);
};
