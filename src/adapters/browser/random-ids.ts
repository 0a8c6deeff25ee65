import type { IdSource } from '../../application/ports/device/id-source.ts';

/** 128 random bits as hex. `crypto.randomUUID` is missing on plain-http LAN addresses; `getRandomValues` is not. */
export const randomIds: IdSource = {
  next: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
};
