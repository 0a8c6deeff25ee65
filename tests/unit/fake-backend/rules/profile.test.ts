import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RegionRow } from '../../../../fake-backend/database/rows.ts';
import {
  type PersonalTexts,
  type ProfileFacts,
  personalErrors,
  personalFields,
} from '../../../../fake-backend/rules/profile.ts';
import { fromPersonalData, personalWireNames } from '../../../../src/adapters/http/profile/profile-wire.ts';
import { problemsOf, tidied } from '../../../../src/domain/profile/personal-data.ts';
import type { PersonalData } from '../../../../src/domain/profile/profile.ts';
import { completePersonalData } from '../../../builders/personal-data.ts';

const now = new Date('2026-03-10T02:00:00Z');
const regions: Record<string, RegionRow> = {
  '34': { id: '34', parent_id: null, level: 'province', name: 'A' },
  '51': { id: '51', parent_id: null, level: 'province', name: 'B' },
  '3404': { id: '3404', parent_id: '34', level: 'city', name: 'C' },
  '340407': { id: '340407', parent_id: '3404', level: 'district', name: 'D' },
  '3404072001': { id: '3404072001', parent_id: '340407', level: 'village', name: 'E' },
};
const facts: ProfileFacts = {
  region: (id) => regions[id],
  hasDisability: (id) => id === 'DIS-1',
  disabilityOf: (typeId) => (typeId === 'DIS-1-1' ? 'DIS-1' : undefined),
  now,
};
const textsOf = (personal: PersonalData): PersonalTexts => {
  const form = fromPersonalData(personal);
  return Object.fromEntries(personalFields.map((name) => [name, String(form.get(name))])) as PersonalTexts;
};
const errorsOf = (change: Partial<PersonalData>) =>
  Object.keys(personalErrors(textsOf({ ...completePersonalData, ...change }), facts));

describe('the server’s list of errors in personal data', () => {
  it('is empty when they are complete, and when they are empty except for the name', () => {
    expect(errorsOf({})).toEqual([]);
    const nothing = Object.fromEntries(personalFields.map((name) => [name, ''])) as PersonalTexts;
    expect(personalErrors(nothing, facts)).toEqual({ fullname: ['Nama lengkap wajib diisi.'] });
  });

  it('has every problem of the portal’s, and beyond them only ages and passports, which the server judges', () => {
    const signs = fc.constantFrom(...'0123456789+8 xX@./-'.split(''));
    const some = (...texts: string[]) =>
      fc.oneof(
        fc.constantFrom('', ...texts),
        fc.array(signs, { maxLength: 18 }).map((list) => list.join('')),
      );
    const changes = fc.record({
      fullname: fc.oneof(fc.constantFrom('', 'x', 'x'.repeat(255), 'x'.repeat(256)), fc.string({ maxLength: 6 })),
      identityKind: fc.constantFrom('nik' as const, 'passport' as const),
      identityNumber: some('3404076005980000', 'X1234567'),
      birthDate: fc.constantFrom('', '1998-05-20', '2011-03-10', '2011-03-11', '2030-01-01', '1998-02-30'),
      postalCode: some('55281'),
      homePhone: some('123456'),
      mobilePhone: some('081200001001', '+6281200001001', '08120000'),
      workEmail: some('kantor@contoh.example', 'a@b'),
      workPostalCode: some('55281'),
    });
    fc.assert(
      fc.property(changes, (change) => {
        const personal = tidied({ ...completePersonalData, ...change });
        const found = Object.keys(problemsOf(personal, '2026-03-10')) as (keyof PersonalData)[];
        const errors = errorsOf(personal);
        const wires = found.map((name) => personalWireNames[name]);
        const judgedByServer = errors.filter((name) => !(wires as string[]).includes(name));
        expect(errors).toEqual(expect.arrayContaining(wires));
        expect(['birth_date', 'identity_number']).toEqual(expect.arrayContaining(judgedByServer));
      }),
      { numRuns: 1000 },
    );
  });
});

const texts = (change: Partial<PersonalTexts>) =>
  personalErrors({ ...textsOf(completePersonalData), ...change }, facts);

it.each<[Partial<PersonalTexts>, (keyof PersonalTexts)[]]>([
  [{ identity_type: 'sim' }, ['identity_type']],
  [{ gender: 'X' }, ['gender']],
  [{ qualification: 'S4' }, ['qualification']],
  [{ has_disability: 'ya' }, ['has_disability']],
  [{ has_disability: '1', disability_id: 'x', disability_type_id: '' }, ['disability_id']],
  [{ has_disability: '1', disability_id: 'DIS-1', disability_type_id: 'x' }, ['disability_type_id']],
  [{ has_disability: '1', disability_id: 'DIS-1', disability_type_id: 'DIS-1-1' }, []],
  [{ village_id: '' }, []],
  [{ district_id: '' }, ['village_id']],
  [{ province_id: '51' }, ['city_id']],
  [{ province_id: '99' }, ['province_id']],
  [{ city_id: '34' }, ['city_id']],
  [{ district_id: '34' }, ['district_id']],
  [{ village_id: '34' }, ['village_id']],
])('with %j the server objects to %j', (change, names) => {
  expect(Object.keys(texts(change))).toEqual(names);
});
