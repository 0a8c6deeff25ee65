import { useState } from 'react';

/** Keeps the last value while a new one loads. Only for choices that are the same for every query. */
export const useLastKnown = <Value>(value: Value | undefined): Value | undefined => {
  const [known, know] = useState(value);
  if (value !== undefined && value !== known) know(value);
  return value ?? known;
};
