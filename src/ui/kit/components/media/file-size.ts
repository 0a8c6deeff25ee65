import { toOneDigit } from '../text/grouped.ts';

/** `320 KB`, `1,2 MB`; 1 KB is 1000 bytes (specification 5). Never rounds down to 0. `–` if the size is unknown. */
export const fileSize = (bytes: number | null): string => {
  if (bytes === null) return '–';
  if (bytes >= 1_000_000) return `${toOneDigit(bytes / 1_000_000)} MB`;
  return bytes >= 1_000 ? `${toOneDigit(bytes / 1_000)} KB` : `${bytes} byte`;
};

/** The size limit as the portal's own texts show it: `2 MB`. The error text of the specification shows it in KB. */
export const largestSize = ({ maxKb }: { readonly maxKb: number }): string => fileSize(maxKb * 1_000);
