import { createContext } from 'react';

/** True inside a form that another tab has taken over: leaving this tab loses nothing. */
export const FrozenContext = createContext(false);
