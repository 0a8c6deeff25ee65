import type { PersonalData } from '../../../domain/profile/profile.ts';
import { longDate } from '../../format/date.ts';
import { personalLabels as labels } from '../../personal-data/personal-labels.ts';
import {
  type ReferenceList,
  useCities,
  useDisabilities,
  useDisabilityTypes,
  useDistricts,
  useProvinces,
  useVillages,
} from '../../personal-data/reference-data.ts';
import { genderText, type Row } from './apl01-paper-rows.ts';

/** The fields of each group of the form. */
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

const nameIn = (list: ReferenceList, id: string): string => {
  if (id === '') return '';
  if (!list.data) return list.error ? 'Nama belum bisa dimuat' : 'Memuat…';
  return list.data.find((item) => item.id === id)?.name ?? 'Pilihan lama';
};

/** What is known, in words, by group. */
export const useKnownRows = (personal: PersonalData, email: string): Readonly<Record<KnownGroup, readonly Row[]>> => {
  const { provinceId, cityId, districtId, villageId, disabled, disabilityId, disabilityTypeId } = personal;
  const names: Partial<Record<keyof PersonalData, string>> = {
    provinceId: nameIn(useProvinces(), provinceId),
    cityId: nameIn(useCities(provinceId), cityId),
    districtId: nameIn(useDistricts(cityId), districtId),
    villageId: nameIn(useVillages(districtId), villageId),
    disabilityId: nameIn(useDisabilities(), disabilityId),
    disabilityTypeId: nameIn(useDisabilityTypes(disabilityId), disabilityTypeId),
    identityKind: personal.identityKind === 'nik' ? 'KTP (NIK)' : 'Paspor',
    gender: genderText[personal.gender],
    birthDate: personal.birthDate && longDate(personal.birthDate).replace(/^[^,]+, /, ''),
    disabled: disabled === null ? '' : disabled ? 'Ya' : 'Tidak',
  };
  const rowsOf = (group: KnownGroup): readonly Row[] =>
    knownGroups[group]
      .filter((name) => disabled || (name !== 'disabilityId' && name !== 'disabilityTypeId'))
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
