import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeness } from '../../../../src/domain/profile/completeness.ts';
import { isMinor } from '../../../../src/domain/profile/minor.ts';
import { nikDisagrees, swappedDate } from '../../../../src/domain/profile/nik.ts';
import {
  emptyPersonalData,
  problemsOf,
  savedFields,
  startingData,
  tidied,
} from '../../../../src/domain/profile/personal-data.ts';
import type { Career, Education, PersonalData, Profile } from '../../../../src/domain/profile/profile.ts';
import {
  careerProblems,
  educationProblems,
  latestCareersFirst,
  latestEducationsFirst,
} from '../../../../src/domain/profile/records.ts';
import {
  aDegree,
  aJob as career,
  completePersonalData,
  aDegree as education,
} from '../../../builders/personal-data.ts';

const today = '2026-03-10';
const problemsWith = (change: Partial<PersonalData>) => problemsOf({ ...completePersonalData, ...change }, today);

describe('what is saved of personal data', () => {
  const profile = (unread?: readonly string[]) => ({ unread }) as unknown as Profile;
  const saved = (change: Partial<PersonalData>, of: Profile | null) =>
    savedFields({ ...emptyPersonalData('Ayu'), ...change }, of);

  it('is all of a profile that was read', () => {
    expect(saved({}, profile())).toEqual(emptyPersonalData('Ayu'));
    expect(saved({}, profile(['birthPlace']))).not.toHaveProperty('birthPlace');
  });

  it('of fields that could not be read is only what was filled in', () => {
    expect(Object.keys(saved({}, null))).toEqual(expect.arrayContaining(['fullname']));
    expect(saved({ birthPlace: 'Palu' }, profile(['birthPlace', 'religion']))).toMatchObject({ birthPlace: 'Palu' });
    for (const name of ['identityKind', 'identityNumber', 'birthPlace'])
      expect(saved({}, null)).not.toHaveProperty(name);
  });

  it('keeps the server’s kind of identity unless another kind, or a number of this kind, was entered', () => {
    const unread = profile(['identityKind', 'identityNumber']);
    expect(saved({}, unread)).not.toHaveProperty('identityKind');
    expect(saved({ identityNumber: '3171' }, unread)).toMatchObject({ identityKind: 'nik' });
    expect(saved({ identityKind: 'passport' }, unread)).toMatchObject({ identityKind: 'passport' });
    expect(saved({ identityNumber: '3171' }, profile(['identityKind']))).not.toHaveProperty('identityKind');
  });
});

describe('personal data', () => {
  it('is accepted when complete, and when only the name is filled in', () => {
    expect(problemsWith({})).toEqual({});
    expect(problemsOf(emptyPersonalData('Ayu'), today)).toEqual({});
    expect(problemsOf(emptyPersonalData(''), today)).toEqual({ fullname: 'required' });
  });

  it.each<[Partial<PersonalData>, object]>([
    [{ fullname: '👩🏽‍🦰' }, { fullname: 'required' }],
    [{ fullname: 'x'.repeat(255) }, {}],
    [{ fullname: 'x'.repeat(256) }, { fullname: 'tooLong' }],
    [{ identityNumber: '340407600598000' }, { identityNumber: 'notNik' }],
    [{ identityNumber: '34040760059800000' }, { identityNumber: 'notNik' }],
    [{ identityKind: 'passport', identityNumber: 'X1234567' }, {}],
    [{ identityKind: 'passport', identityNumber: 'x'.repeat(51) }, { identityNumber: 'tooLong' }],
    [{ birthDate: '2026-03-10' }, { birthDate: 'notPast' }],
    [{ birthDate: '1998-02-30' }, { birthDate: 'notADate' }],
    [{ postalCode: '5528' }, { postalCode: 'notPostalCode' }],
    [{ homePhone: '12345' }, { homePhone: 'notPhone' }],
    [{ officePhone: '123456789012345' }, { officePhone: 'notPhone' }],
    [{ mobilePhone: '081200001' }, {}],
    [{ mobilePhone: '08120000' }, { mobilePhone: 'notMobile' }],
    [{ mobilePhone: '08123456789012' }, {}],
    [{ mobilePhone: '081234567890123' }, { mobilePhone: 'notMobile' }],
    [{ mobilePhone: '+62812000' }, { mobilePhone: 'notMobile' }],
    [{ mobilePhone: '+6591234567', homePhone: '+6561234567' }, {}],
    [{ mobilePhone: '0812 0000 100' }, { mobilePhone: 'notMobile' }],
    [{ provinceId: '' }, { provinceId: 'required' }],
    [
      { cityId: '', districtId: '' },
      { cityId: 'required', districtId: 'required' },
    ],
    [{ disabled: true, disabilityId: '1' }, { disabilityTypeId: 'required' }],
    [{ workEmail: 'kantor' }, { workEmail: 'notEmail' }],
    [{ workPostalCode: 'x' }, { workPostalCode: 'notPostalCode' }],
    [{ gender: 'X' as 'L' }, { gender: 'unknownChoice' }],
    [{ address: 'x'.repeat(501) }, { address: 'tooLong' }],
  ])('%j gives %j', (change, problems) => {
    expect(problemsWith(change)).toEqual(problems);
  });
});

describe('tidied', () => {
  it('removes spaces, and the disability of a person who has none', () => {
    const untidy = { ...completePersonalData, fullname: '  Gita ', disabilityId: '1', disabilityTypeId: '2' };
    expect(tidied(untidy)).toEqual({ ...completePersonalData, fullname: 'Gita' });
    const disabled = { ...completePersonalData, disabled: true, disabilityId: '1', disabilityTypeId: '2' };
    expect(tidied(disabled)).toEqual(disabled);
  });
});

describe('the data that a form begins with', () => {
  const nothingStored = { ...emptyPersonalData('Ayu'), nationality: '' };
  const profileOf = (personal: PersonalData) => ({ personal, photo: 'data:image/jpeg;base64,AA==', signature: null });

  it('has the same defaults after a photo was saved, before any personal data', () => {
    expect(startingData(null, 'Ayu')).toEqual(emptyPersonalData('Ayu'));
    expect(startingData(profileOf(nothingStored), 'Ayu')).toEqual(emptyPersonalData('Ayu'));
  });

  it('is the stored data as soon as one field is stored, also with an emptied nationality', () => {
    const stored = { ...nothingStored, disabled: false };
    expect(startingData(profileOf(stored), 'Ayu')).toEqual(stored);
    expect(startingData({ ...profileOf(nothingStored), unread: ['address'] }, 'Ayu')).toEqual(nothingStored);
  });
});

describe('an education', () => {
  it.each<[Partial<Education>, object]>([
    [{}, {}],
    [{ endYear: '' }, {}],
    [{ startYear: '1950', endYear: '1950' }, {}],
    [{ startYear: '1949' }, { startYear: 'notAYear' }],
    [{ startYear: '' }, { startYear: 'required' }],
    [{ startYear: '2026', endYear: '2026' }, {}],
    [{ startYear: '2027', endYear: '' }, { startYear: 'inFuture' }],
    [{ endYear: '2027' }, { endYear: 'inFuture' }],
    [{ endYear: '2015' }, { endYear: 'beforeStart' }],
    [{ institution: ' ' }, { institution: 'required' }],
    [{ major: 'x'.repeat(256) }, { major: 'tooLong' }],
    [{ level: '' as 'SD' }, { level: 'required' }],
    [{ level: 'TK' as 'SD' }, { level: 'unknownChoice' }],
  ])('with %j has the problems %j', (change, problems) => {
    expect(educationProblems({ ...education, ...change }, today)).toEqual(problems);
  });
});

describe('a career', () => {
  it.each<[Partial<Career>, object]>([
    [{}, {}],
    [{ startDate: today, endDate: today }, {}],
    [{ startDate: '2026-03-11' }, { startDate: 'inFuture' }],
    [{ startDate: '' }, { startDate: 'required' }],
    [{ startDate: '2021-02-29' }, { startDate: 'notADate' }],
    [{ endDate: '2026-03-11' }, { endDate: 'inFuture' }],
    [
      { company: '', position: '' },
      { company: 'required', position: 'required' },
    ],
    [{ description: 'x'.repeat(1001) }, { description: 'tooLong' }],
  ])('with %j has the problems %j', (change, problems) => {
    expect(careerProblems({ ...career, ...change }, today)).toEqual(problems);
  });
});

describe('lists', () => {
  it('show ongoing records first, then the latest end, then the latest start', () => {
    const of = (startYear: string, endYear: string): Education => ({ ...education, startYear, endYear });
    const sorted = [of('2024', ''), of('2020', ''), of('2018', '2022'), of('2016', '2022'), of('2000', '2006')];
    const mixed = [3, 0, 4, 2, 1].flatMap((place) => sorted[place] ?? []);
    expect(latestEducationsFirst(mixed)).toEqual(sorted);
    expect(latestEducationsFirst(mixed.toReversed())).toEqual(sorted);
    const job = (startDate: string, endDate: string): Career => ({ ...career, startDate, endDate });
    const jobs = [job('2024-01-01', ''), job('2020-01-01', '2023-12-31'), job('2020-01-01', '2023-12-30')];
    expect(latestCareersFirst(jobs.toReversed())).toEqual(jobs);
  });
});

const complete: Profile = { personal: completePersonalData, photo: 'foto.png', signature: 'ttd.png' };
const missingOf = (profile: Profile | null, educations = [aDegree]) => completeness(profile, educations).missing;

describe('completeness', () => {
  it('is 100 % when nothing is missing, where the current job is optional, and 0 % without a profile', () => {
    expect(completeness(complete, [aDegree])).toEqual({ percent: 100, missing: [] });
    const jobless = { ...completePersonalData, institution: '', position: '', workAddress: '', workEmail: '' };
    expect(missingOf({ ...complete, personal: jobless })).toEqual([]);
    expect(completeness(null, [])).toMatchObject({ percent: 0, missing: { length: 18 } });
  });

  it('names the tab and the field of a missing value', () => {
    expect(missingOf({ ...complete, photo: null })).toEqual([{ tab: 'informasi_pribadi', field: 'photo' }]);
    expect(completeness({ ...complete, photo: null }, [aDegree]).percent).toBe(94);
    expect(missingOf({ ...complete, signature: null })).toEqual([{ tab: 'tanda_tangan', field: null }]);
    expect(missingOf(complete, [])).toEqual([{ tab: 'riwayat_pendidikan', field: null }]);
    expect(missingOf({ ...complete, personal: { ...completePersonalData, villageId: ' ' } })).toEqual([
      { tab: 'informasi_pribadi', field: 'villageId' },
    ]);
  });

  it('asks a person with a disability for its kind', () => {
    const disabled = { ...completePersonalData, disabled: true };
    expect(missingOf({ ...complete, personal: disabled }).map(({ field }) => field)).toEqual([
      'disabilityId',
      'disabilityTypeId',
    ]);
    expect(missingOf({ ...complete, personal: { ...completePersonalData, disabled: null } })).toEqual([
      { tab: 'informasi_pribadi', field: 'disabled' },
    ]);
  });
});

const two = (number: number) => String(number).padStart(2, '0');

const nikOf = (date: string, gender: 'L' | 'P') =>
  `340407${two(Number(date.slice(8)) + (gender === 'P' ? 40 : 0))}${date.slice(5, 7)}${date.slice(2, 4)}0001`;

const days = fc
  .integer({ min: 0, max: 40_000 })
  .map((day) => new Date(Date.UTC(1930, 0, 1) + day * 86_400_000).toISOString().slice(0, 10));
const genders = fc.constantFrom('L', 'P');

describe('a NIK', () => {
  it('matches the birth date and gender that it was made from, and no other in its century', () => {
    fc.assert(
      fc.property(days, days, genders, (date, other, gender) => {
        const nik = nikOf(date, gender);
        const otherGender = gender === 'L' ? 'P' : 'L';
        expect(nikDisagrees(nik, date, gender)).toEqual([]);
        expect(nikDisagrees(nik, date, otherGender)).toEqual(['gender']);
        fc.pre(date.slice(2) !== other.slice(2));
        expect(nikDisagrees(nik, other, gender)).toEqual(['birthDate']);
        expect(nikDisagrees(nik, other, otherGender)).toEqual(['birthDate', 'gender']);
      }),
    );
  });

  it('tells the date that was meant by whoever wrote the day before the month, and nothing else', () => {
    fc.assert(
      fc.property(days, days, genders, (date, other, gender) => {
        const nik = nikOf(date, gender);
        const [year, month, day] = date.split('-');
        const isSwappable = Number(day) <= 12 && day !== month;
        expect(swappedDate(nik, `${year}-${day}-${month}`)).toBe(isSwappable ? date : null);
        expect(swappedDate(nik, date)).toBeNull();
        const isMeant = isSwappable && other === `${year}-${day}-${month}`;
        fc.pre(!isMeant && other.slice(2) !== date.slice(2));
        const [otherYear, otherMonth, otherDay] = other.split('-');
        fc.pre(`${otherYear}-${otherDay}-${otherMonth}`.slice(2) !== date.slice(2));
        expect(swappedDate(nik, other)).toBeNull();
      }),
    );
  });

  it('with the day 40 belongs to a man with a wrong day: women’s days begin above', () => {
    expect(nikDisagrees('3404074005980001', '1998-05-20', 'L')).toEqual(['birthDate']);
  });

  it('is compared only with filled-in fields, and only when it is complete', () => {
    const nik = nikOf('1998-05-20', 'P');
    expect(nikDisagrees(nik, '', '')).toEqual([]);
    expect(nikDisagrees(nik, '', 'L')).toEqual(['gender']);
    expect(nikDisagrees(nik.slice(1), '1900-01-01', 'L')).toEqual([]);
    expect(nikDisagrees('', '1998-05-20', 'L')).toEqual([]);
  });
});

it.each([
  ['2008-11-23', '2026-11-22', true],
  ['2008-11-22', '2026-11-22', false],
  ['2008-02-29', '2026-02-28', true],
  ['2026-11-22', '2026-11-22', false],
  ['2010-01-01', '9999-12-31', false], // if today's date is not known, only the server decides
])('somebody born on %s is under 18 on %s: %s', (birth, today, minor) => {
  expect(isMinor(birth, today)).toBe(minor);
});
