import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedSince, missingRequirements, requirementTarget } from '../../../../src/domain/apl/apl01-review.ts';
import { completeContent, requirement, returnedApl01, storedFile } from '../../../builders/apl01.ts';
import { completePersonalData } from '../../../builders/personal-data.ts';

const rows = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 8 }),
    required: fc.boolean(),
    stored: fc.boolean(),
    chosen: fc.boolean(),
  }),
  { selector: ({ id }) => id, maxLength: 12 },
);

describe('missing requirements', () => {
  it('are the required rows with neither a stored nor a chosen file', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const requirements = given.map(({ id, required, stored }) =>
          requirement(id, { required, file: stored ? storedFile : null }),
        );
        const chosen = new Set(given.filter((row) => row.chosen).map(({ id }) => id));
        expect(missingRequirements(requirements, chosen).map(({ id }) => id)).toEqual(
          given.filter((row) => row.required && !row.stored && !row.chosen).map(({ id }) => id),
        );
      }),
    );
  });
});

describe('what changed since the form came back', () => {
  const present = { content: completeContent, chosen: new Set<string>() };

  it('is nothing while nothing was touched', () => {
    const returned = returnedApl01(['address', 'purpose', requirementTarget('ktp'), requirementTarget('ijazah')]);
    expect([...changedSince(returned, present).values()]).toEqual([false, false, false, false]);
  });

  it('is the field that says something else and the row with a new file, and none of the others', () => {
    const targets = ['address', 'postalCode', requirementTarget('ktp'), requirementTarget('ijazah')];
    fc.assert(
      fc.property(fc.subarray(targets), (touched) => {
        const personal = {
          ...completePersonalData,
          ...(touched.includes('address') ? { address: 'Jalan Lain' } : {}),
          ...(touched.includes('postalCode') ? { postalCode: '10110' } : {}),
        };
        const chosen = new Set(['ktp', 'ijazah'].filter((id) => touched.includes(requirementTarget(id))));
        const marks = changedSince(returnedApl01(targets), { content: { ...completeContent, personal }, chosen });
        expect(targets.filter((target) => marks.get(target))).toEqual(touched);
        expect(marks.size).toBe(targets.length);
      }),
    );
  });

  it('says nothing of a target that names no field and no row', () => {
    const returned = returnedApl01(['shoe_size', requirementTarget('paspor'), 'constructor']);
    expect(changedSince(returned, present).size).toBe(0);
    expect(changedSince({ ...returned, review: null }, present).size).toBe(0);
  });
});
