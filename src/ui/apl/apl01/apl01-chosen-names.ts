import type { PersonalData } from '../../../domain/profile/profile.ts';
import { type ReferenceList, useDisabilities, useRegions } from '../../profile/public/reference-data.ts';

type Otherwise = (list: ReferenceList) => string;

export const whyNameless: Otherwise = ({ data, error }) => {
  if (data) return 'Pilihan lama';
  return error ? 'Nama belum bisa dimuat' : 'Memuat…';
};

export const leftOut: Otherwise = () => '';

/** A typed name has no digit, unlike an id that was chosen while the list was available. */
const isName = (text: string): boolean => !/\d/.test(text);

const nameIn = (list: ReferenceList, id: string, otherwise: Otherwise): string => {
  if (id === '' || (list.typed && isName(id))) return id;
  return list.data?.find((item) => item.id === id)?.name ?? otherwise(list);
};

/** `Apl01Printed` relies on the order of the keys: the largest region first. */
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

export const useDisabilityNames = ({ disabled, disabilityId, disabilityTypeId }: Disability, otherwise: Otherwise) => {
  const { disabilities, types } = useDisabilities(disabilityId);
  const disability = nameIn(disabilities, disabilityId, otherwise);
  const type = nameIn(types, disabilityTypeId, otherwise);
  return {
    disabled: disabled === null ? '' : disabled ? 'Ya' : 'Tidak',
    ...(disabled && { disabilityId: disability, disabilityTypeId: type }),
  };
};
