import { createContext } from 'react';

/** True below a form that is shown as the server has just said it is: not an older reading that may be overtaken. */
export const JustReadContext = createContext(false);
