import { T } from '../../application/tokens.ts';
import { useServices } from '../services.tsx';
import { enter, leave, useSessionView } from './session-view.ts';

/** Asks the server who is here, and writes it into the session view. Never rejects. */
export const useOpenSession = () => {
  const view = useSessionView();
  const services = useServices();
  return async (): Promise<void> => {
    try {
      const candidate = await (await services.resolve(T.accountQueries)).current();
      if (candidate) enter(view, candidate);
      else leave(view);
    } catch {
      view.status = 'unreachable';
    }
  };
};
