import { useState } from 'react';

/** What was known last: for what can be chosen from, which is the same for every question. Never for what answers one. */
export const useLastKnown = <Value>(value: Value | undefined): Value | undefined => {
  const [known, know] = useState(value);
  if (value !== undefined && value !== known) know(value);
  return value ?? known;
};
