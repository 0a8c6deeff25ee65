import { useState } from 'react';

/** Keeps the last value while a new one loads. Use it only for values that do not depend on the query, such as filter options. */
export const useLastKnown = <Value>(value: Value | undefined): Value | undefined => {
  const [known, know] = useState(value);
  if (value !== undefined && value !== known) know(value);
  return value ?? known;
};
