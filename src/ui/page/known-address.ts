/** Where the API or a configured storage keeps what it names, such as a picture or a certificate; null for any other place. */
export const knownAddress = (address: string, apiBase: string, storage: readonly string[]): URL | null => {
  try {
    const base = new URL(`${apiBase}/`, location.href);
    const url = new URL(address, base);
    return address !== '' && [base.origin, ...storage].includes(url.origin) && !url.username ? url : null;
  } catch {
    return null;
  }
};
