import type { RequestKey } from '../../src/application/sending/request-key.ts';

/** The key of a draft, which begins as `k1`. */
export const aRequestKey = (): RequestKey => {
  let made = 1;
  return {
    get value() {
      return `k${made}`;
    },
    renew: () => {
      made += 1;
    },
  };
};
