import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still on screen, for what ends after a wait: it must not move a page that shows something else. */
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
