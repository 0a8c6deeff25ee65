import { systemClock } from '../../src/adapters/browser/system-clock.ts';
import type { DraftKey } from '../../src/application/ports/draft-store.ts';
import type { IdSource } from '../../src/application/ports/id-source.ts';

export const key: DraftKey = { user: '7', form: 'apl01', subject: 'TRX-1' };

export const countedIds = (): IdSource => {
  let last = 0;
  return {
    next: () => {
      last += 1;
      return `id-${last}`;
    },
  };
};

/** The tools of a store: real time, and ids that can be foretold. */
export const draftTools = () => ({ ids: countedIds(), clock: systemClock, subtle: globalThis.crypto.subtle });

export const contentOf = (values: unknown, files: Readonly<Record<string, File>> = {}) => ({
  values,
  files: new Map(Object.entries(files)),
});

/** The tabs of a browser whose only other tab says what `tell` is given. */
export const otherTab = () => {
  const listeners = new Set<(change: 'entered' | 'left') => void>();
  return {
    listen: (listener: (change: 'entered' | 'left') => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (change: 'entered' | 'left') => {
      for (const listener of listeners) listener(change);
    },
  };
};
