/** Milliseconds: a server that takes longer than this gives no page either. */
const patience = 5_000;

/**
 * Whether the server gives the page of this address now. What the device believes about its network says nothing: an uplink can be
 * dead behind a router that answers. Never rejects.
 */
export const addressAnswers = async (address: string): Promise<boolean> => {
  try {
    const options: RequestInit = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) };
    return (await fetch(address, options)).status < 500;
  } catch {
    return false;
  }
};
