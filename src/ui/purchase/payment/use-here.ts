import { type RefObject, useEffect, useRef } from 'react';

/** Ref that is true while mounted, so that leaving the page prevents a redirect to the result. */
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
