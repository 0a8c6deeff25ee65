import { useState } from 'react';
import { type FormStatus, isEditable } from '../../domain/assessment/form-status.ts';

export type JustSent = 'first' | 'correction';

type Seen = 'open' | 'returned' | JustSent | null;

const nextOf = (seen: Seen, status: FormStatus | undefined): Seen => {
  if (status === undefined) return seen;
  if (status === 'unknown') return seen ?? 'open';
  if (isEditable(status)) return status === 'returned' ? 'returned' : 'open';
  if (seen === null || status !== 'submitted') return null;
  return seen === 'returned' || seen === 'correction' ? 'correction' : 'first';
};

/** How the form was sent, if it was editable during this visit, even if another device sent it. Null on later visits. */
export const useJustSent = (status: FormStatus | undefined): JustSent | null => {
  const [seen, setSeen] = useState<Seen>(null);
  const next = nextOf(seen, status);
  if (next !== seen) setSeen(next);
  return next === 'first' || next === 'correction' ? next : null;
};
