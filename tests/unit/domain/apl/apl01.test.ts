import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Apl01Content } from '../../../../src/domain/apl/apl01.ts';
import { apl01Problems, prefilled, sameField, tidiedContent } from '../../../../src/domain/apl/apl01-content.ts';
import { changedSince, missingRequirements, requirementTarget } from '../../../../src/domain/apl/apl01-review.ts';
import { neededFields } from '../../../../src/domain/profile/completeness.ts';
import { emptyPersonalData } from '../../../../src/domain/profile/personal-data.ts';
import type { PersonalData } from '../../../../src/domain/profile/profile.ts';
import { completeContent, requirement, returnedApl01, storedFile } from '../../../builders/apl01.ts';
import { completePersonalData } from '../../../builders/personal-data.ts';

const today = '2026-03-10';
const problems = (changes: Partial<Apl01Content>) => apl01Problems({ ...completeContent, ...changes }, today);
const withPersonal = (changes: Partial<PersonalData>) =>
  problems({ personal: { ...completePersonalData, ...changes } });

it('APL 01 begins with the profile, or with the name of the account where there is none, and with the usual purpose', () => {
  const profile = { personal: completePersonalData, photo: null, signature: null };
  const purpose = { purpose: 'certification', otherPurpose: '' };
  expect(prefilled(profile, 'Lain')).toEqual({ personal: completePersonalData, ...purpose });
  expect(prefilled(null, 'Ayu').personal).toEqual(emptyPersonalData('Ayu'));
});

describe('the list of problems of APL 01', () => {
  it('is empty when everything is filled in; the current job is optional', () => {
    expect(problems({})).toEqual({});
    expect(withPersonal({ institution: '', position: '', workAddress: '', workPostalCode: '', workEmail: '' })).toEqual(
      {},
    );
  });

  it('has exactly the empty fields that the form requires', () => {
    fc.assert(
      fc.property(fc.subarray([...neededFields(completePersonalData)]), (emptied) => {
        const gaps = Object.fromEntries(emptied.map((name) => [name, name === 'disabled' ? null : '']));
        const found = Object.entries(withPersonal(gaps as Partial<PersonalData>));
        expect(found.map(([name]) => name).sort()).toEqual([...emptied].sort());
        expect(found.every(([, code]) => code === 'required')).toBe(true);
      }),
    );
  });

  it.each<[Apl01Content['purpose'], string, object]>([
    ['', '', { purpose: 'required' }],
    ['other', '', { otherPurpose: 'required' }],
    ['other', 'x'.repeat(256), { otherPurpose: 'tooLong' }],
    ['other', 'x'.repeat(255), {}],
  ])('is, of the purpose %j with %j: %j', (purpose, otherPurpose, found) => {
    expect(problems({ purpose, otherPurpose })).toEqual(found);
  });
});

it('the sent form describes another purpose only if that purpose was chosen', () => {
  expect(tidiedContent({ ...completeContent, purpose: 'rcc', otherPurpose: 'x' }).otherPurpose).toBe('');
  expect(tidiedContent({ ...completeContent, purpose: 'other', otherPurpose: ' x ' }).otherPurpose).toBe('x');
});

describe('a field', () => {
  it('is unchanged by spaces around it', () => {
    const address = `  ${completePersonalData.address} `;
    const spaced = { ...completeContent, personal: { ...completePersonalData, address } };
    expect(sameField(completeContent, spaced, 'address')).toBe(true);
  });

  it('changes with its text, and does not exist under an unknown name', () => {
    const moved = { ...completeContent, personal: { ...completePersonalData, address: 'Jalan Lain' } };
    expect(sameField(completeContent, moved, 'address')).toBe(false);
    expect(sameField(completeContent, moved, 'postalCode')).toBe(true);
    expect(sameField(completeContent, { ...completeContent, purpose: 'rpl' }, 'purpose')).toBe(false);
    for (const name of ['requirement:ktp', 'toString', '__proto__', '']) {
      expect(sameField(completeContent, moved, name)).toBeNull();
    }
  });
});

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
