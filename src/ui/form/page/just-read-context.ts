import { createContext } from 'react';

/** True below a form with fresh data, false while it may be stale. */
export const JustReadContext = createContext(false);
