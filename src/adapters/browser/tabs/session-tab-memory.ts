import type { TabMemory } from '../../../application/ports/device/tab-memory.ts';

const typedInTab = 'portal-asesi:isian:';

const quietly = <T>(use: () => T): T | null => {
  try {
    return use();
  } catch {
    return null; // the storage is blocked or full
  }
};

export const sessionTabMemory = (storage: () => Storage): TabMemory => ({
  read: (name) => quietly(() => storage().getItem(typedInTab + name)),
  write: (name, text) => {
    const key = typedInTab + name;
    quietly(() => (text === null ? storage().removeItem(key) : storage().setItem(key, text)));
  },
});
