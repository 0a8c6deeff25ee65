import { createContext } from 'react';

/** True inside a form with fresh data, false while the data may be stale. */
export const JustReadContext = createContext(false);
