import { type RefObject, useEffect, useRef } from 'react';

/** True while mounted, so that no redirect happens after the candidate left the page. */
export const useHere = (): RefObject<boolean> => {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
};
