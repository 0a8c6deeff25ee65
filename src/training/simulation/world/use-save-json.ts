import { deviceTokens } from '../../../application/device/tokens.ts';
import { useService } from '../../../ui/core/services.tsx';

export const useSaveJson = () => {
  const saver = useService(deviceTokens.fileSaver);
  return async (text: string, name: string): Promise<void> => {
    await saver.save(new Blob([text], { type: 'application/json' }), name);
  };
};
