/** URL of a file on the origin of the API or on a configured storage origin; null for any other address. */
export const knownAddress = (address: string, apiBase: string, storage: readonly string[]): URL | null => {
  try {
    const base = new URL(`${apiBase}/`, location.href);
    const url = new URL(address, base);
    return address !== '' && [base.origin, ...storage].includes(url.origin) && !url.username ? url : null;
  } catch {
    return null;
  }
};
