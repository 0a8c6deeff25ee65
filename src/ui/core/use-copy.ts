import { deviceTokens } from '../../application/device/tokens.ts';
import { useServices } from './services.tsx';

export const useCopy = () => {
  const services = useServices();
  return async (text: string): Promise<boolean> => (await services.resolve(deviceTokens.clipboard)).copy(text);
};
