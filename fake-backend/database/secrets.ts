import type { Database } from './database.ts';
import { nextNumber, settingsOf } from './seeding.ts';

export type NewSecret = () => string;

const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
};

/** Deterministic secrets for repeatable runs. Such secrets are predictable, so use them only in a world that nobody else can reach. */
export const repeatableSecrets =
  (db: Database): NewSecret =>
  () => {
    const source = `${settingsOf(db).seeded_at}:${nextNumber(db)}`;
    return Array.from({ length: 5 }, (_, index) => hash(`${source}:${index}`).toString(16).padStart(8, '0')).join('');
  };

/** A token like Laravel's: base64 that ends in `=`, so that a missing URL decode is noticed. */
export const csrfTokenOf = (secret: string): string => `${btoa(secret).replaceAll('=', '').slice(0, 43)}=`;
