/** What the portal does with a status, whatever the call, where its row says nothing else. */
export const everywhere: Readonly<Record<number, string>> = {
  401: 'The session is over: the log-in opens over the page, which stays as it is.',
  403: 'The page says that this is not allowed.',
  419: 'The CSRF cookie is fetched again and the call repeated once; after a second 419 the log-in opens.',
  422: 'The texts under `errors` are shown at their fields.',
  429: 'The page says for how long to wait, by `Retry-After`.',
  500: 'The page says that the server has failed, and offers to try again.',
  503: 'The page says that the server is being worked on, and offers to try again.',
};

/** Statuses that any call may have: those that only a call with a body has are left out of the others. */
export const statusesOf = (
  method: string,
  own: Readonly<Record<number, string>> = {},
): Readonly<Record<number, string>> => {
  const { 419: csrf = '', 422: invalid = '', ...always } = everywhere;
  return { ...always, ...(method === 'GET' ? {} : { 419: csrf, 422: invalid }), ...own };
};
