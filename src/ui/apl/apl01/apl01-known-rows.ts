import type { PersonalData } from '../../../domain/profile/profile.ts';
import { longDate } from '../../kit/format/date.ts';
import { personalLabels as labels } from '../../profile/public/personal-labels.ts';
import { useDisabilityNames, useRegionNames, whyNameless } from './apl01-chosen-names.ts';
import { genderText, type Row } from './apl01-paper-rows.ts';

export const knownGroups = {
  identity: ['fullname', 'identityKind', 'identityNumber', 'nationality'],
  birth: ['birthPlace', 'birthDate', 'gender'],
  contact: ['mobilePhone', 'homePhone', 'officePhone'],
  address: ['address', 'provinceId', 'cityId', 'districtId', 'villageId', 'postalCode'],
  qualification: ['qualification'],
  disability: ['disabled', 'disabilityId', 'disabilityTypeId'],
  work: ['institution', 'position', 'workAddress', 'workPostalCode', 'workEmail'],
} as const satisfies Readonly<Record<string, readonly (keyof PersonalData)[]>>;

export type KnownGroup = keyof typeof knownGroups;

export const useKnownRows = (personal: PersonalData, email: string): Readonly<Record<KnownGroup, readonly Row[]>> => {
  const names: Partial<Record<keyof PersonalData, string>> = {
    ...useRegionNames(personal, whyNameless),
    ...useDisabilityNames(personal, whyNameless),
    identityKind: personal.identityKind === 'nik' ? 'KTP (NIK)' : 'Paspor',
    gender: genderText[personal.gender],
    birthDate: personal.birthDate && longDate(personal.birthDate).replace(/^[^,]+, /, ''),
  };
  const rowsOf = (group: KnownGroup): readonly Row[] =>
    knownGroups[group]
      .filter((name) => personal.disabled || (name !== 'disabilityId' && name !== 'disabilityTypeId'))
      .map((name) => ({ title: labels[name], content: names[name] ?? String(personal[name]) }));
  return {
    identity: rowsOf('identity'),
    birth: rowsOf('birth'),
    contact: [{ title: 'Email', content: email }, ...rowsOf('contact')],
    address: rowsOf('address'),
    qualification: rowsOf('qualification'),
    disability: rowsOf('disability'),
    work: rowsOf('work'),
  };
};
