import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { readEmail } from '../../domain/email-address.ts';
import { addressSearch } from '../core/page/address-search.ts';
import { paths } from '../core/paths.ts';

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
    const query = new URLSearchParams(addressSearch().replaceAll('+', '%2B')); // an email has plus signs and no spaces
    const email = readEmail(query.get('email') ?? '');
    setKept((known) => (known?.token === token ? known : { token, email })); // a second run finds no email in the address
    navigate(paths.resetPassword.to({}), { replace: true });
  }, [token]);
  return { link: kept, isComing: token !== undefined, forget: () => setKept(null) };
};
