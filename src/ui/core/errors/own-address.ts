const patience = 5_000;

/** True if the server answers within 5 s, with a status below 500; `navigator.onLine` can be true without uplink. Never rejects. */
export const addressAnswers = async (address: string): Promise<boolean> => {
  try {
    const options: RequestInit = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) };
    return (await fetch(address, options)).status < 500;
  } catch {
    return false;
  }
};
