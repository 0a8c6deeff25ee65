import { accountTokens } from '../../application/account/tokens.ts';
import { useServices } from '../services.tsx';

/** Fetches the CSRF cookie before the button is pressed; a failure shows with the call that needs it. */
export const usePrepareLogIn = () => {
  const services = useServices();
  return (): void =>
    void services
      .resolve(accountTokens.accountQueries)
      .then((account) => account.prepareLogIn())
      .catch(() => undefined);
};
