import { useState } from 'react';

interface SubmitQuestion {
  readonly asking: boolean;
  readonly ask: () => void;
  readonly close: () => void;
}

/** The question before an exam is handed in. It closes when that cannot be done any more: another tab writes, the exam is closed, the time is over. */
export const useSubmitQuestion = (disabled: boolean): SubmitQuestion => {
  const [asking, setAsking] = useState(false);
  if (asking && disabled) setAsking(false);
  return { asking: asking && !disabled, ask: () => setAsking(true), close: () => setAsking(false) };
};
