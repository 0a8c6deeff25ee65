import type { PersonalData } from '../../../domain/profile/profile.ts';
import { type ReferenceList, useDisabilities, useRegions } from '../../personal-data/reference-data.ts';

/** What is said where the name of a choice is not known, or not yet. */
type Otherwise = (list: ReferenceList) => string;

/** In a summary on screen, which is read again when the list is there. */
export const whyNameless: Otherwise = ({ data, error }) => {
  if (data) return 'Pilihan lama';
  return error ? 'Nama belum bisa dimuat' : 'Memuat…';
};

/** On a paper, which has only what is known. */
export const leftOut: Otherwise = () => '';

/** What was written, and is no id of a list that was there before. */
const isName = (text: string): boolean => !/\d/.test(text);

const nameIn = (list: ReferenceList, id: string, otherwise: Otherwise): string => {
  if (id === '' || (list.typed && isName(id))) return id;
  return list.data?.find((item) => item.id === id)?.name ?? otherwise(list);
};

/** The regions of an address by name, the largest first. */
export const useRegionNames = (personal: PersonalData, otherwise: Otherwise) => {
  const { provinceId, cityId, districtId, villageId } = personal;
  const { provinces, cities, districts, villages } = useRegions(personal);
  return {
    provinceId: nameIn(provinces, provinceId, otherwise),
    cityId: nameIn(cities, cityId, otherwise),
    districtId: nameIn(districts, districtId, otherwise),
    villageId: nameIn(villages, villageId, otherwise),
  };
};

type Disability = Pick<PersonalData, 'disabled' | 'disabilityId' | 'disabilityTypeId'>;

/** What was said about a disability, in words; its two choices only where there is one. */
export const useDisabilityNames = ({ disabled, disabilityId, disabilityTypeId }: Disability, otherwise: Otherwise) => {
  const { disabilities, types } = useDisabilities(disabilityId);
  const disability = nameIn(disabilities, disabilityId, otherwise);
  const type = nameIn(types, disabilityTypeId, otherwise);
  return {
    disabled: disabled === null ? '' : disabled ? 'Ya' : 'Tidak',
    ...(disabled && { disabilityId: disability, disabilityTypeId: type }),
  };
};
