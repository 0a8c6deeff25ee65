const patience = 5_000;

/** True if the server answers this address. `navigator.onLine` is not enough: it is true behind a router without uplink. Never rejects. */
export const addressAnswers = async (address: string): Promise<boolean> => {
  try {
    const options: RequestInit = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) };
    return (await fetch(address, options)).status < 500;
  } catch {
    return false;
  }
};
