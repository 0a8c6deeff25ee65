import type { CalendarDate } from '../calendar/calendar-date.ts';

export const identityKinds = ['nik', 'passport'] as const;
export const genders = ['L', 'P'] as const;
/** Kualifikasi pendidikan of FR.APL.01. */
export const qualifications = ['SD', 'SMP', 'SMA/SMK', 'D1', 'D2', 'D3', 'D4', 'S1', 'S2', 'S3'] as const;

/**
 * Bagian 1 of FR.APL.01 as the candidate fills it in. Texts, and empty where nothing is filled in; ids are those of the
 * reference lists; phone numbers and codes are digits as typed (a mobile number may begin with `+62`).
 */
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
  /** Whether the candidate has a disability; null until it was answered. Without one the two ids are empty. */
  readonly disabled: boolean | null;
  readonly disabilityId: string;
  readonly disabilityTypeId: string;
  readonly institution: string;
  readonly position: string;
  readonly workAddress: string;
  readonly workPostalCode: string;
  readonly workEmail: string;
}

export interface Profile {
  readonly personal: PersonalData;
  /** A data URL or storage path that may be shown; null for the default photo (specification 3). */
  readonly photo: string | null;
  /** The same of the signature; null when there is none yet. */
  readonly signature: string | null;
  /** What the server does not give, or not in a form that can be read; absent when all of it was read. */
  readonly unread?: readonly (keyof PersonalData | 'photo' | 'signature')[];
  /** Whether a guardian has consented, for somebody under 18; absent where the server keeps no consent. */
  readonly guardianConsent?: boolean;
}

/** One school or study. Years are four digits; `endYear` is empty while it goes on; `level` is empty where it is not known. */
export interface EducationFields {
  readonly level: (typeof qualifications)[number] | '';
  readonly institution: string;
  readonly major: string;
  readonly startYear: string;
  readonly endYear: string;
}

export interface Education extends EducationFields {
  readonly id: string;
  /** As of a profile. */
  readonly unread?: readonly (keyof EducationFields)[];
}

/** One position held. `endDate` is empty while it goes on. */
export interface CareerFields {
  readonly company: string;
  readonly position: string;
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  readonly description: string;
}

export interface Career extends CareerFields {
  readonly id: string;
  /** As of a profile. */
  readonly unread?: readonly (keyof CareerFields)[];
}
