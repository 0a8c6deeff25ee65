/**
 * The reply to a GET that the page has asked for before its code was there (scripts/serving/early-requests.js), by address or, of the API, by path
 * and query; undefined when there is none. Each is given out once.
 */
export const earlyReply = (address: string): Promise<Response> | undefined => {
  const page = globalThis as { portalEarly?: Map<string, Promise<Response>> };
  page.portalEarly ??= new Map(); // from now on it is too late to ask early
  const reply = page.portalEarly.get(address);
  page.portalEarly.delete(address);
  return reply;
};
