import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../paths.ts';

export interface ResetLink {
  readonly token: string;
  readonly email: string;
}

/** Moves the token and the email from the address into memory at once, so that no history entry contains them. */
export const useResetLink = (token: string | undefined) => {
  const [, navigate] = useLocation();
  const [kept, setKept] = useState<ResetLink | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each token in the address
  useLayoutEffect(() => {
    if (token === undefined) return;
    setKept({ token, email: new URLSearchParams(location.search).get('email') ?? '' });
    navigate(paths.resetPassword.to({}), { replace: true });
  }, [token]);
  return { link: kept, isComing: token !== undefined, forget: () => setKept(null) };
};
