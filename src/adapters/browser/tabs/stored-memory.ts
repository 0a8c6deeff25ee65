import type { TabMemory } from '../../../application/ports/device/tab-memory.ts';
import { quietly } from './stored-pending-log-out.ts';

const prefix = 'portal-asesi:isian:';

export const storedMemory = (storage: () => Storage): TabMemory => ({
  read: (name) => quietly(() => storage().getItem(prefix + name)),
  write: (name, text) => {
    const key = prefix + name;
    quietly(() => (text === null ? storage().removeItem(key) : storage().setItem(key, text)));
  },
});
