import { createContext } from 'react';

/** True below a form that another tab has taken over: leaving this tab then loses nothing. */
export const FrozenContext = createContext(false);
