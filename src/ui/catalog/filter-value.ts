import { cleanLine } from '../../domain/line.ts';

const longestSearch = 100;
const lastPage = 9_999;

export const readSearch = (value: string | null): string | undefined => {
  const line = cleanLine(value ?? '');
  return [...line].slice(0, longestSearch).join('').trim() || undefined;
};

export const readId = (value: string | null): string | undefined =>
  value !== null && /^[\w.-]{1,100}$/.test(value) ? value : undefined;

export const readMonth = (value: string | null): string | undefined =>
  value !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(value) ? value : undefined;

/** A page number of at least 2; undefined for an invalid number and for the first page, which has no number in its address. */
export const readPage = (value: string | null): number | undefined => {
  if (value === null || !/^\d{1,4}$/.test(value)) return undefined;
  const page = Number(value);
  return page >= 2 && page <= lastPage ? page : undefined;
};

export const writePage = (page: number | undefined): number | undefined =>
  page !== undefined && page > 1 ? page : undefined;

export const withQuery = (address: string, parts: Readonly<Record<string, string | number | undefined>>): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return query.size > 0 ? `${address}?${query}` : address;
};
