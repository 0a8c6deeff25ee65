import { useHistoryState } from 'wouter/use-browser-location';

/** The email that the log-in and the password reset hand to each other in the history state, which keeps it out of the address. */
export const useHistoryEmail = (): string => {
  const { email } = useHistoryState<{ readonly email?: unknown } | null>() ?? {};
  return typeof email === 'string' ? email : '';
};
