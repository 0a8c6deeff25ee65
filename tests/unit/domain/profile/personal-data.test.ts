import { describe, expect, it } from 'vitest';
import { emptyPersonalData, problemsOf, startingData, tidied } from '../../../../src/domain/profile/personal-data.ts';
import type { PersonalData } from '../../../../src/domain/profile/profile.ts';
import { completePersonalData } from '../../../builders/personal-data.ts';

const today = '2026-03-10';
const problemsWith = (change: Partial<PersonalData>) => problemsOf({ ...completePersonalData, ...change }, today);

describe('personal data', () => {
  it('is accepted when complete, and when only the name is filled in', () => {
    expect(problemsWith({})).toEqual({});
    expect(problemsOf(emptyPersonalData('Ayu'), today)).toEqual({});
    expect(problemsOf(emptyPersonalData(''), today)).toEqual({ fullname: 'required' });
  });

  it.each<[Partial<PersonalData>, object]>([
    [{ fullname: '   ' }, { fullname: 'required' }],
    [{ fullname: ' O ' }, {}],
    [{ fullname: '👩🏽‍🦰' }, { fullname: 'required' }],
    [{ fullname: 'x'.repeat(255) }, {}],
    [{ fullname: 'x'.repeat(256) }, { fullname: 'tooLong' }],
    [{ identityNumber: '340407600598000' }, { identityNumber: 'notNik' }],
    [{ identityNumber: '34040760059800000' }, { identityNumber: 'notNik' }],
    [{ identityNumber: '３４０４０７６００５９８００００' }, { identityNumber: 'notNik' }],
    [{ identityKind: 'passport', identityNumber: 'X1234567' }, {}],
    [{ identityKind: 'passport', identityNumber: 'X1234' }, {}],
    [{ identityKind: 'passport', identityNumber: 'AB1234567890' }, {}],
    [{ identityKind: 'passport', identityNumber: 'x'.repeat(51) }, { identityNumber: 'tooLong' }],
    [{ birthDate: '2011-03-10' }, {}],
    [{ birthDate: '2012-03-11' }, {}],
    [{ birthDate: '2026-03-10' }, { birthDate: 'notPast' }],
    [{ birthDate: '1998-02-30' }, { birthDate: 'notADate' }],
    [{ birthDate: '1899-12-31' }, { birthDate: 'notADate' }],
    [{ postalCode: '5528' }, { postalCode: 'notPostalCode' }],
    [{ homePhone: '12345' }, { homePhone: 'notPhone' }],
    [{ officePhone: '123456789012345' }, { officePhone: 'notPhone' }],
    [{ homePhone: '123456', officePhone: '12345678901234' }, {}],
    [{ mobilePhone: '081200001' }, {}],
    [{ mobilePhone: '08120000' }, { mobilePhone: 'notMobile' }],
    [{ mobilePhone: '08123456789012' }, {}],
    [{ mobilePhone: '081234567890123' }, { mobilePhone: 'notMobile' }],
    [{ mobilePhone: '+628120000' }, {}],
    [{ mobilePhone: '+62812000' }, { mobilePhone: 'notMobile' }],
    [{ mobilePhone: '+6591234567', homePhone: '+6561234567' }, {}],
    [{ mobilePhone: '6281200001001' }, { mobilePhone: 'notMobile' }],
    [{ mobilePhone: '0712000010' }, { mobilePhone: 'notMobile' }],
    [{ mobilePhone: '0812 0000 100' }, { mobilePhone: 'notMobile' }],
    [{ provinceId: '' }, { provinceId: 'required' }],
    [
      { cityId: '', districtId: '' },
      { cityId: 'required', districtId: 'required' },
    ],
    [{ villageId: '' }, {}],
    [{ disabled: true, disabilityId: '1' }, { disabilityTypeId: 'required' }],
    [{ disabled: true, disabilityTypeId: '1' }, { disabilityId: 'required' }],
    [{ disabled: true }, {}],
    [{ workEmail: 'kantor' }, { workEmail: 'notEmail' }],
    [{ workPostalCode: 'x' }, { workPostalCode: 'notPostalCode' }],
    [{ gender: 'X' as 'L' }, { gender: 'unknownChoice' }],
    [{ qualification: 'TK' as 'SD' }, { qualification: 'unknownChoice' }],
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

  it('has the same defaults after a sign-up with telephone and NIK', () => {
    const told = { mobilePhone: '081200000021', identityNumber: '3404071205980021' };
    const expected = { ...emptyPersonalData('Ayu'), ...told };
    expect(startingData(profileOf({ ...nothingStored, ...told }), 'Ayu')).toEqual(expected);
  });

  it('is the stored data as soon as one field is stored, also with an emptied nationality', () => {
    const stored = { ...nothingStored, disabled: false };
    expect(startingData(profileOf(stored), 'Ayu')).toEqual(stored);
    expect(startingData({ ...profileOf(nothingStored), unread: ['address'] }, 'Ayu')).toEqual(nothingStored);
  });
});
