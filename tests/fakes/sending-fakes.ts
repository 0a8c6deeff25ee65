import type { DraftKeys } from '../../src/application/sending/draft-keys.ts';

/** The keys of a draft, which begin with `name`. */
export const someDraftKeys = (name = 'k'): DraftKeys => {
  const renewed = new Map<string, number>();
  return {
    of: (fingerprint) => `${name}-${fingerprint}-${renewed.get(fingerprint) ?? 0}`,
    renew: (fingerprint) => void renewed.set(fingerprint, (renewed.get(fingerprint) ?? 0) + 1),
  };
};
