import type { TabMemory } from '../../../application/ports/device/tab-memory.ts';

/** All keys begin so. */
const beginning = 'portal-asesi:isian:';

const quietly = <T>(use: () => T): T | null => {
  try {
    return use();
  } catch {
    return null; // blocked or full
  }
};

/** In the browser's session storage. */
export const sessionTabMemory = (storage: () => Storage): TabMemory => ({
  read: (name) => quietly(() => storage().getItem(beginning + name)),
  write: (name, text) => {
    quietly(() => (text === null ? storage().removeItem(beginning + name) : storage().setItem(beginning + name, text)));
  },
  clear: () => {
    quietly(() => {
      const own = Object.keys(storage()).filter((key) => key.startsWith(beginning));
      for (const key of own) storage().removeItem(key);
    });
  },
});
