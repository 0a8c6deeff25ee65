import type { CalendarDate } from '../calendar/calendar-date.ts';

export const identityKinds = ['nik', 'passport'] as const;
export const genders = ['L', 'P'] as const;
export const qualifications = ['SD', 'SMP', 'SMA/SMK', 'D1', 'D2', 'D3', 'D4', 'S1', 'S2', 'S3'] as const;

/** Bagian 1 of FR.APL.01. Empty means not filled in. Ids refer to the reference lists; phone numbers and codes are as typed. */
export interface PersonalData {
  readonly fullname: string;
  readonly identityKind: (typeof identityKinds)[number];
  readonly identityNumber: string;
  readonly birthPlace: string;
  readonly birthDate: CalendarDate;
  readonly gender: (typeof genders)[number] | '';
  readonly nationality: string;
  readonly address: string;
  readonly provinceId: string;
  readonly cityId: string;
  readonly districtId: string;
  readonly villageId: string;
  readonly postalCode: string;
  readonly homePhone: string;
  readonly officePhone: string;
  readonly mobilePhone: string;
  readonly qualification: (typeof qualifications)[number] | '';
  readonly disabled: boolean | null;
  readonly disabilityId: string;
  readonly disabilityTypeId: string;
  readonly institution: string;
  readonly position: string;
  readonly workAddress: string;
  readonly workPostalCode: string;
  readonly workEmail: string;
}

/**
 * `photo`: a data URL or an address at the API or its storage; null for the default photo (specification 3). `unread`: fields that the
 * reply omits or that cannot be read; absent if all were read.
 */
export interface Profile {
  readonly personal: PersonalData;
  readonly photo: string | null;
  readonly signature: string | null;
  readonly unread?: readonly (keyof PersonalData | 'photo' | 'signature')[];
  readonly guardianConsent?: boolean;
}

/** Years have four digits; `endYear` is empty while ongoing; `level` is empty if not in the reply. */
export interface EducationFields {
  readonly level: (typeof qualifications)[number] | '';
  readonly institution: string;
  readonly major: string;
  readonly startYear: string;
  readonly endYear: string;
}

export interface Education extends EducationFields {
  readonly id: string;
  readonly unread?: readonly (keyof EducationFields)[];
}

export interface CareerFields {
  readonly company: string;
  readonly position: string;
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  readonly description: string;
}

export interface Career extends CareerFields {
  readonly id: string;
  readonly unread?: readonly (keyof CareerFields)[];
}
