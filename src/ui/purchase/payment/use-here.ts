import { type RefObject, useEffect, useRef } from 'react';

/** Whether what calls it is still shown: who left it in the meantime is not taken to the result of a payment. */
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
