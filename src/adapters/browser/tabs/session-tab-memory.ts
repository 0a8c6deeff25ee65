import type { TabMemory } from '../../../application/ports/device/tab-memory.ts';
import { quietly } from './stored-pending-log-out.ts';

const typedInTab = 'portal-asesi:isian:';

export const sessionTabMemory = (storage: () => Storage): TabMemory => ({
  read: (name) => quietly(() => storage().getItem(typedInTab + name)),
  write: (name, text) => {
    const key = typedInTab + name;
    quietly(() => (text === null ? storage().removeItem(key) : storage().setItem(key, text)));
  },
});
