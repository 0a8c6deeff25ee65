import { expect, it } from 'vitest';
import { schemeSeeds } from '../../../../fake-backend/database/seed/schemes.ts';
import { assessmentMethods } from '../../../../fake-backend/rules/assessment-methods.ts';

it('every method of a seeded scheme has its names in the agreement and in the result', () => {
  const methods = new Set(schemeSeeds.flatMap((scheme) => scheme.methods));
  expect([...methods].filter((title) => !Object.hasOwn(assessmentMethods, title))).toEqual([]);
});
