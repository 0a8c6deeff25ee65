import { T } from '../../application/tokens.ts';
import { useServices } from '../services.tsx';
import { enter, leave, useSessionView } from './session-view.ts';

/** Asks the server who is here, and writes it into the session view. Never rejects. */
export const useOpenSession = () => {
  const view = useSessionView();
  const services = useServices();
  const isOpen = () => view.status === 'candidate'; // who has logged in meanwhile knows better than an older question
  return async (): Promise<void> => {
    try {
      const candidate = await (await services.resolve(T.accountQueries)).current();
      if (isOpen()) return;
      if (candidate) enter(view, candidate);
      else leave(view);
    } catch {
      if (!isOpen()) view.status = 'unreachable';
    }
  };
};
