import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { changedSince, missingRequirements, requirementTarget } from '../../../../src/domain/apl/apl01-review.ts';
import { completeContent, requirement, returnedApl01, storedFile } from '../../../builders/apl01.ts';
import { completePersonalData } from '../../../builders/personal-data.ts';

test('missing requirements are the required rows with neither a stored nor a chosen file', () => {
  const rows = [
    requirement('missing', { required: true, file: null }),
    requirement('stored', { required: true, file: storedFile }),
    requirement('chosen', { required: true, file: null }),
    requirement('optional', { required: false, file: null }),
  ];
  expect(missingRequirements(rows, new Set(['chosen'])).map(({ id }) => id)).toEqual(['missing']);
});

describe('the list of changes since the form was returned', () => {
  const present = { content: completeContent, chosen: new Set<string>() };

  it('is empty while nothing was changed', () => {
    const returned = returnedApl01(['address', 'purpose', requirementTarget('ktp'), requirementTarget('ijazah')]);
    expect([...changedSince(returned, present).values()]).toEqual([false, false, false, false]);
  });

  it('has only the field with a new text and the row with a new file', () => {
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

  it('ignores a target that names no field and no row', () => {
    const returned = returnedApl01(['shoe_size', requirementTarget('paspor'), 'constructor']);
    expect(changedSince(returned, present).size).toBe(0);
    expect(changedSince({ ...returned, review: null }, present).size).toBe(0);
  });
});
