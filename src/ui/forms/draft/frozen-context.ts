import { createContext } from 'react';
import type { DraftSession } from '../../../application/draft/draft-session.ts';

/** True inside a form that another tab has taken over: leaving this tab loses nothing. */
export const FrozenContext = createContext(false);

/** The draft of the form around it; null where a form keeps none. */
export const DraftSessionContext = createContext<DraftSession | null>(null);
