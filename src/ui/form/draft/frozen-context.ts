import { createContext } from 'react';

/** True below a form that another tab has taken over: what is on screen here is not this tab's to lose. */
export const FrozenContext = createContext(false);
