import { emptyPersonalData } from '../../src/domain/profile/personal-data.ts';
import type { Career, Education, PersonalData } from '../../src/domain/profile/profile.ts';

export const completePersonalData: PersonalData = {
  ...emptyPersonalData('Gita Contoh'),
  identityNumber: '3404076005980000',
  birthPlace: 'Sleman',
  birthDate: '1998-05-20',
  gender: 'P',
  address: 'Jalan Contoh 1',
  provinceId: '34',
  cityId: '3404',
  districtId: '340407',
  villageId: '3404072001',
  postalCode: '55281',
  mobilePhone: '+6281200001001',
  qualification: 'S1',
  disabled: false,
  institution: 'PT Contoh',
  position: 'Staf',
  workAddress: 'Jalan Contoh 2',
  workPostalCode: '55282',
  workEmail: 'kantor@contoh.example',
};

export const aDegree: Education = {
  id: '1',
  level: 'S1',
  institution: 'Universitas Contoh',
  major: '',
  startYear: '2016',
  endYear: '2020',
};

export const aJob: Career = {
  id: '1',
  company: 'PT Contoh',
  position: 'Staf',
  startDate: '2021-02-01',
  endDate: '',
  description: '',
};
