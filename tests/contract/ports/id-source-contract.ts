import { expect, it } from 'vitest';
import type { IdSource } from '../../../src/application/ports/device/id-source.ts';

/** What every source of identifiers promises, as far as one page sees it (`IdSource`). */
export const givesIds = (name: string, open: () => IdSource) => {
  it(`${name} gives no identifier twice`, () => {
    const ids = open();
    const given = Array.from({ length: 1_000 }, () => ids.next());
    expect(new Set(given).size).toBe(given.length);
    expect(given).not.toContain('');
  });
};
