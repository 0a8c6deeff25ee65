import type { PersonalData } from '../../../domain/profile/profile.ts';
import {
  type ReferenceList,
  useCities,
  useDisabilities,
  useDisabilityTypes,
  useDistricts,
  useProvinces,
  useVillages,
} from '../../personal-data/reference-data.ts';

/** What is said where the name of a choice is not known, or not yet. */
type Otherwise = (list: ReferenceList) => string;

/** In a summary on screen, which is read again when the list is there. */
export const whyNameless: Otherwise = ({ data, error }) => {
  if (data) return 'Pilihan lama';
  return error ? 'Nama belum bisa dimuat' : 'Memuat…';
};

/** On a paper, which has only what is known. */
export const leftOut: Otherwise = () => '';

const nameIn = (list: ReferenceList, id: string, otherwise: Otherwise): string =>
  id === '' ? '' : (list.data?.find((item) => item.id === id)?.name ?? otherwise(list));

/** The regions of an address by name, the largest first. */
export const useRegionNames = (personal: PersonalData, otherwise: Otherwise) => {
  const { provinceId, cityId, districtId, villageId } = personal;
  return {
    provinceId: nameIn(useProvinces(), provinceId, otherwise),
    cityId: nameIn(useCities(provinceId), cityId, otherwise),
    districtId: nameIn(useDistricts(cityId), districtId, otherwise),
    villageId: nameIn(useVillages(districtId), villageId, otherwise),
  };
};

type Disability = Pick<PersonalData, 'disabled' | 'disabilityId' | 'disabilityTypeId'>;

/** What was said about a disability, in words; its two choices only where there is one. */
export const useDisabilityNames = ({ disabled, disabilityId, disabilityTypeId }: Disability, otherwise: Otherwise) => {
  const disability = nameIn(useDisabilities(), disabilityId, otherwise);
  const type = nameIn(useDisabilityTypes(disabilityId), disabilityTypeId, otherwise);
  return {
    disabled: disabled === null ? '' : disabled ? 'Ya' : 'Tidak',
    ...(disabled && { disabilityId: disability, disabilityTypeId: type }),
  };
};
