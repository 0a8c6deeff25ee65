import { useState } from 'react';
import { type FormStatus, isEditable } from '../../domain/assessment/form-status.ts';

/** In a word of its own a server may say anything: the form keeps what it was. */
const nextOf = (seen: 'open' | 'sent' | null, status: FormStatus | undefined): 'open' | 'sent' | null => {
  if (status === undefined) return seen;
  if (status === 'unknown') return seen ?? 'open';
  if (isEditable(status)) return 'open';
  return seen && status === 'submitted' ? 'sent' : null;
};

/**
 * Whether this page has seen the form go out: it could be edited here, as far as its status tells, and now others have it. However
 * that became known, by the reply, by the server's news or by asking; on a later visit it is false.
 */
export const useJustSent = (status: FormStatus | undefined): boolean => {
  const [seen, setSeen] = useState<'open' | 'sent' | null>(null);
  const next = nextOf(seen, status);
  if (next !== seen) setSeen(next);
  return next === 'sent';
};
