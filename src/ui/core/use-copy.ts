import { deviceTokens } from '../../application/device/tokens.ts';
import { useService } from './services.tsx';

export const useCopy = () => {
  const clipboard = useService(deviceTokens.clipboard);
  return async (text: string): Promise<boolean> => clipboard.copy(text);
};
