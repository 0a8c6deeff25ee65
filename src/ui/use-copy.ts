import { T } from '../application/tokens.ts';
import { useServices } from './services.tsx';

/** What `CopyButton` copies with. */
export const useCopy = () => {
  const services = useServices();
  return async (text: string): Promise<boolean> => (await services.resolve(T.clipboard)).copy(text);
};
