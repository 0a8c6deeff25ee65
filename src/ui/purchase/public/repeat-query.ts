/** The query parameter of a reassessment or renewal, for example `ulang=VFJY`, or empty. Public pages only pass it on. */
export const repeatQuery = (search: string): string => {
  const query = new URLSearchParams(search);
  const [again, renewed] = [query.get('ulang'), query.get('perpanjang')];
  if (again !== null && /^[\w-]{1,200}$/.test(again)) return `ulang=${again}`;
  return renewed !== null && /^[\w ./-]{1,60}$/.test(renewed) ? `perpanjang=${encodeURIComponent(renewed)}` : '';
};

export const withRepeatQuery = (address: string, part: string): string =>
  part === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${part}`;
