import { useState } from 'react';
import { type FormStatus, isEditable } from '../../domain/assessment/form-status.ts';

/** An unknown status does not change the previous state. */
const nextOf = (seen: 'open' | 'sent' | null, status: FormStatus | undefined): 'open' | 'sent' | null => {
  if (status === undefined) return seen;
  if (status === 'unknown') return seen ?? 'open';
  if (isEditable(status)) return 'open';
  return seen && status === 'submitted' ? 'sent' : null;
};

/** True if the form was editable during this visit and is sent now, even if another device sent it. False on later visits. */
export const useJustSent = (status: FormStatus | undefined): boolean => {
  const [seen, setSeen] = useState<'open' | 'sent' | null>(null);
  const next = nextOf(seen, status);
  if (next !== seen) setSeen(next);
  return next === 'sent';
};
