import { accountTokens } from '../../../application/account/tokens.ts';
import { useServices } from '../services.tsx';

/** Prefetches the CSRF cookie. Ignores failures, because the log-in reports them. */
export const usePrepareLogIn = () => {
  const services = useServices();
  return (): void =>
    void services
      .resolve(accountTokens.accounts)
      .then((accounts) => accounts.prepare())
      .catch(() => undefined);
};
