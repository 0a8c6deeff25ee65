import type { Draft } from '../../src/ui/forms/draft/draft.ts';
import { someDraftKeys } from './sending-fakes.ts';

export const aDraft = <Values>(restored: Values | null): Draft<Values> => {
  const files = new Map<string, File>();
  return {
    restored,
    savedAt: null,
    files,
    keys: someDraftKeys(),
    unsent: false,
    durable: true,
    keep: () => undefined,
    addFile: (file) => {
      files.set(`f${files.size + 1}`, file);
      return `f${files.size}`;
    },
    removeFile: (id) => void files.delete(id),
    flush: async () => true,
    sent: async () => undefined,
  };
};
