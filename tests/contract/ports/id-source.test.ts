import { expect, it } from 'vitest';
import { randomIds } from '../../../src/adapters/browser/random-ids.ts';
import type { IdSource } from '../../../src/application/ports/device/id-source.ts';
import { countedIds } from '../../fakes/draft-fakes.ts';

const givesIds = (name: string, open: () => IdSource) => {
  it(`${name} gives no identifier twice`, () => {
    const ids = open();
    const given = Array.from({ length: 1_000 }, () => ids.next());
    expect(new Set(given).size).toBe(given.length);
    expect(given).not.toContain('');
  });
};

givesIds('the random source', () => randomIds);
givesIds('the counted source of the tests', countedIds);
