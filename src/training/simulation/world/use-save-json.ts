import { deviceTokens } from '../../../application/device/tokens.ts';
import { useServices } from '../../../ui/core/services.tsx';

export const useSaveJson = () => {
  const services = useServices();
  return async (text: string, name: string): Promise<void> => {
    const saver = await services.resolve(deviceTokens.fileSaver);
    saver.save(new Blob([text], { type: 'application/json' }), name);
  };
};
