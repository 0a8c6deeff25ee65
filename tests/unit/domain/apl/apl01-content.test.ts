import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Apl01Content } from '../../../../src/domain/apl/apl01.ts';
import { apl01Problems, prefilled, sameField, tidiedContent } from '../../../../src/domain/apl/apl01-content.ts';
import { neededFields } from '../../../../src/domain/profile/completeness.ts';
import { emptyPersonalData } from '../../../../src/domain/profile/personal-data.ts';
import type { PersonalData } from '../../../../src/domain/profile/profile.ts';
import { completeContent } from '../../../builders/apl01.ts';
import { completePersonalData } from '../../../builders/personal-data.ts';

const today = '2026-03-10';
const problems = (changes: Partial<Apl01Content>) => apl01Problems({ ...completeContent, ...changes }, today);
const withPersonal = (changes: Partial<PersonalData>) =>
  problems({ personal: { ...completePersonalData, ...changes } });

it('APL 01 begins with the profile, or with the name of the account where there is none', () => {
  const profile = { personal: completePersonalData, photo: null, signature: null };
  expect(prefilled(profile, 'Lain')).toEqual({ personal: completePersonalData, purpose: '', otherPurpose: '' });
  expect(prefilled(null, 'Ayu').personal).toEqual(emptyPersonalData('Ayu'));
});

describe('what keeps APL 01 from being sent', () => {
  it('is nothing when all is filled in; the job of today may be empty', () => {
    expect(problems({})).toEqual({});
    expect(withPersonal({ institution: '', position: '', workAddress: '', workPostalCode: '', workEmail: '' })).toEqual(
      {},
    );
  });

  it('is every field that the form asks for and that is empty, and only those', () => {
    fc.assert(
      fc.property(fc.subarray([...neededFields(completePersonalData)]), (emptied) => {
        const gaps = Object.fromEntries(emptied.map((name) => [name, name === 'disabled' ? null : '']));
        const found = Object.entries(withPersonal(gaps as Partial<PersonalData>));
        expect(found.map(([name]) => name).sort()).toEqual([...emptied].sort());
        expect(found.every(([, code]) => code === 'required')).toBe(true);
      }),
    );
  });

  it.each<[Partial<PersonalData>, object]>([
    [{ address: '   ' }, { address: 'required' }],
    [{ disabled: true }, { disabilityId: 'required', disabilityTypeId: 'required' }],
    [{ postalCode: '1' }, { postalCode: 'notPostalCode' }],
    [{ identityNumber: '3404070101010000' }, {}], // which disagrees with the birth
  ])('is, as in the profile, of %j: %j', (personal, found) => {
    expect(withPersonal(personal)).toEqual(found);
  });

  it.each<[Apl01Content['purpose'], string, object]>([
    ['', '', { purpose: 'required' }],
    ['other', '', { otherPurpose: 'required' }],
    ['other', 'x'.repeat(256), { otherPurpose: 'tooLong' }],
    ['other', 'x'.repeat(255), {}],
    ['rpl', 'x'.repeat(999), {}],
  ])('is, of the purpose %j with %j: %j', (purpose, otherPurpose, found) => {
    expect(problems({ purpose, otherPurpose })).toEqual(found);
  });
});

it('what is sent has no other purpose unless it was chosen', () => {
  expect(tidiedContent({ ...completeContent, purpose: 'rcc', otherPurpose: 'x' }).otherPurpose).toBe('');
  expect(tidiedContent({ ...completeContent, purpose: 'other', otherPurpose: ' x ' }).otherPurpose).toBe('x');
});

describe('a field', () => {
  it('is the same as itself whatever spaces stand around it', () => {
    const address = `  ${completePersonalData.address} `;
    const spaced = { ...completeContent, personal: { ...completePersonalData, address } };
    expect(sameField(completeContent, spaced, 'address')).toBe(true);
  });

  it('is another one when it says something else, and none under a name that no field has', () => {
    const moved = { ...completeContent, personal: { ...completePersonalData, address: 'Jalan Lain' } };
    expect(sameField(completeContent, moved, 'address')).toBe(false);
    expect(sameField(completeContent, moved, 'postalCode')).toBe(true);
    expect(sameField(completeContent, { ...completeContent, purpose: 'rpl' }, 'purpose')).toBe(false);
    for (const name of ['requirement:ktp', 'toString', '__proto__', '']) {
      expect(sameField(completeContent, moved, name)).toBeNull();
    }
  });
});
