import { type RefObject, useEffect, useRef } from 'react';

/** Ref that is true while mounted, for code after an await. */
export const useMounted = (): RefObject<boolean> => {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
};
