import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RegionRow } from '../../../../fake-backend/database/rows.ts';
import {
  type PersonalTexts,
  type ProfileFacts,
  personalErrors,
  personalFields,
} from '../../../../fake-backend/rules/profile.ts';
import { careerErrors, educationErrors } from '../../../../fake-backend/rules/profile-records.ts';
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

describe('what the server objects to in personal data', () => {
  it('is nothing when they are complete, and nothing but the name when they are empty', () => {
    expect(errorsOf({})).toEqual([]);
    const nothing = Object.fromEntries(personalFields.map((name) => [name, ''])) as PersonalTexts;
    expect(personalErrors(nothing, facts)).toEqual({ fullname: ['Nama lengkap wajib diisi.'] });
  });

  it.each<[Partial<PersonalData>, string[]]>([
    [{ provinceId: '51' }, ['city_id']],
    [{ provinceId: '99' }, ['province_id']],
    [{ cityId: '340407' }, ['city_id']],
    [{ districtId: '' }, ['village_id']],
    [{ villageId: '' }, []],
    [{ disabled: true, disabilityId: 'DIS-1', disabilityTypeId: 'DIS-1-1' }, []],
    [{ disabled: true, disabilityId: 'DIS-1', disabilityTypeId: '' }, ['disability_type_id']],
    [{ disabled: true, disabilityId: 'DIS-2', disabilityTypeId: 'DIS-1-1' }, ['disability_id']],
    [{ disabled: false, disabilityId: 'DIS-2', disabilityTypeId: 'x' }, []],
  ])('%j is an error in %j', (change, fields) => {
    expect(errorsOf(change)).toEqual(fields);
  });

  it('is what the portal objects to, where both judge the form of a text', () => {
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
      birthDate: fc.constantFrom(
        '',
        '1998-05-20',
        '2011-03-10',
        '2011-03-11',
        '2026-03-10',
        '2030-01-01',
        '1998-02-30',
      ),
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
        expect(errorsOf(personal).sort()).toEqual(found.map((name) => personalWireNames[name]).sort());
      }),
      { numRuns: 1000 },
    );
  });
});

describe('what the server objects to in records', () => {
  const education = { level: 'S1', institution: 'U', major: '', start_year: '2016', end_year: '' };
  const career = { company: 'PT', position: 'Staf', start_date: '2021/02/01', end_date: '', description: '' };

  it.each<[Partial<typeof education>, string[]]>([
    [{}, []],
    [{ start_year: '2026', end_year: '2026' }, []],
    [{ start_year: '1949' }, ['start_year']],
    [{ start_year: '2027' }, ['start_year']],
    [{ end_year: '2015' }, ['end_year']],
    [{ level: 'TK', institution: '' }, ['level', 'institution']],
    [{ major: 'x'.repeat(256) }, ['major']],
  ])('an education with %j: %j', (change, fields) => {
    expect(Object.keys(educationErrors({ ...education, ...change }, now))).toEqual(fields);
  });

  it.each<[Partial<typeof career>, string[]]>([
    [{}, []],
    [{ start_date: '2026/03/10', end_date: '2026/03/10' }, []],
    [{ start_date: '2026/03/11' }, ['start_date']],
    [{ start_date: '2021-02-01' }, ['start_date']],
    [{ start_date: '2021/02/29' }, ['start_date']],
    [{ end_date: '2021/01/31' }, ['end_date']],
    [{ company: '', position: 'x'.repeat(256) }, ['company', 'position']],
    [{ description: 'x'.repeat(1001) }, ['description']],
  ])('a career with %j: %j', (change, fields) => {
    expect(Object.keys(careerErrors({ ...career, ...change }, now))).toEqual(fields);
  });
});
