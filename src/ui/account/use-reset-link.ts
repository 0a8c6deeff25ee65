import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../paths.ts';

export interface ResetLink {
  readonly token: string;
  readonly email: string;
}

/** Token and e-mail of the address. Removes them from address and history at once, and keeps them in memory only. */
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
