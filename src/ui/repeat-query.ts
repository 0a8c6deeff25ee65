/**
 * The part of a query that says what a purchase goes on from, such as `ulang=VFJY`; empty where nothing does. Pages for everybody only
 * hand it on: what it means is read where something is bought.
 */
export const repeatQuery = (search: string): string => {
  const query = new URLSearchParams(search);
  const [again, renewed] = [query.get('ulang'), query.get('perpanjang')];
  if (again !== null && /^[\w-]{1,200}$/.test(again)) return `ulang=${again}`;
  return renewed !== null && /^[\w ./-]{1,60}$/.test(renewed) ? `perpanjang=${encodeURIComponent(renewed)}` : '';
};

/** An address with that part. */
export const withRepeatQuery = (address: string, part: string): string =>
  part === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${part}`;
