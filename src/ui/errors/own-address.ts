const patience = 5_000;

/**
 * True if the server serves this address. Does not trust `navigator.onLine`, which is true behind a router without uplink. Never rejects.
 */
export const addressAnswers = async (address: string): Promise<boolean> => {
  try {
    const options: RequestInit = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) };
    return (await fetch(address, options)).status < 500;
  } catch {
    return false;
  }
};
