import { useState } from 'react';
import { type FormStatus, isEditable } from '../../domain/assessment/form-status.ts';

/**
 * Whether this page has seen the form go out: it could be edited here, as far as its status tells, and now others have it. However that became known, by the
 * reply, by the server's news or by asking; on a later visit it is false.
 */
export const useJustSent = (status: FormStatus | undefined): boolean => {
  const [wasOpen, setWasOpen] = useState(false);
  if (!wasOpen && status !== undefined && (isEditable(status) || status === 'unknown')) setWasOpen(true);
  return wasOpen && status === 'submitted';
};
