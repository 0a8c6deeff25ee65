import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../paths.ts';

/** What the link of a mail holds; `email` is empty when it names none. */
export interface ResetLink {
  readonly token: string;
  readonly email: string;
}

/** The link of this address. It leaves the address bar and the history at once and is kept in the memory of this page only. */
export const useResetLink = (token: string | undefined) => {
  const [, navigate] = useLocation();
  const [kept, setKept] = useState<ResetLink | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each token that comes by the address
  useLayoutEffect(() => {
    if (token === undefined) return;
    setKept({ token, email: new URLSearchParams(location.search).get('email') ?? '' });
    navigate(paths.resetPassword.to({}), { replace: true });
  }, [token]);
  return { link: kept, isComing: token !== undefined, forget: () => setKept(null) };
};
