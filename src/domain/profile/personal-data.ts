import { type CalendarDate, isDay } from '../calendar/calendar-date.ts';
import { isEmailAddress } from '../email-address.ts';
import { nameProblem } from '../person-name.ts';
import { homeForm } from '../phone-number.ts';
import { type ProblemCode, type Problems, textProblem, withoutFine } from './problem-code.ts';
import { genders, identityKinds, type PersonalData, type Profile, qualifications } from './profile.ts';

const mobile = /^(\+62|0)8\d+$/;
const foreign = /^\+(?!62)[1-9]\d{6,14}$/;
const phone = /^\+?\d{6,14}$/;

const formProblem = (text: string, form: RegExp, code: ProblemCode): ProblemCode | null =>
  text === '' || form.test(text) ? null : code;

const workEmailProblem = (text: string): ProblemCode | null =>
  textProblem(text, 255) ?? (text === '' || isEmailAddress(text) ? null : 'notEmail');

const choiceProblem = (choice: string, choices: readonly string[]): ProblemCode | null =>
  choice === '' || choices.includes(choice) ? null : 'unknownChoice';

export const nikProblem = (number: string): ProblemCode | null => formProblem(number, /^\d{16}$/, 'notNik');

const identityProblem = ({ identityKind, identityNumber }: PersonalData): ProblemCode | null =>
  identityKind === 'nik' ? nikProblem(identityNumber) : textProblem(identityNumber, 50);

const birthProblem = (birthDate: CalendarDate, today: CalendarDate): ProblemCode | null => {
  if (birthDate === '') return null;
  if (!isDay(birthDate)) return 'notADate';
  return birthDate >= today ? 'notPast' : null;
};

export const mobileProblem = (number: string): ProblemCode | null => {
  const digits = number.replace(/\D/g, '').length;
  const isOne = foreign.test(number) || (mobile.test(number) && digits >= 9 && digits <= 14);
  return number === '' || isOne ? null : 'notMobile';
};

const missing = (choice: string, needed: string): ProblemCode | null =>
  choice === '' && needed !== '' ? 'required' : null;

/**
 * Problems that prevent saving. Required: the name, and fields that a filled one depends on. `completeness` lists all gaps (domain:
 * FR.APL.01). The server judges the age and the form of a passport number.
 */
export const problemsOf = (personal: PersonalData, today: CalendarDate): Problems<PersonalData> =>
  withoutFine<PersonalData>({
    fullname: nameProblem(personal.fullname),
    identityKind: choiceProblem(personal.identityKind, identityKinds),
    identityNumber: identityProblem(personal),
    birthPlace: textProblem(personal.birthPlace, 100),
    birthDate: birthProblem(personal.birthDate, today),
    gender: choiceProblem(personal.gender, genders),
    nationality: textProblem(personal.nationality, 100),
    address: textProblem(personal.address, 500),
    provinceId: missing(personal.provinceId, personal.cityId || personal.districtId || personal.villageId),
    cityId: missing(personal.cityId, personal.districtId || personal.villageId),
    districtId: missing(personal.districtId, personal.villageId),
    postalCode: formProblem(personal.postalCode, /^\d{5}$/, 'notPostalCode'),
    homePhone: formProblem(personal.homePhone, phone, 'notPhone'),
    officePhone: formProblem(personal.officePhone, phone, 'notPhone'),
    mobilePhone: mobileProblem(personal.mobilePhone),
    qualification: choiceProblem(personal.qualification, qualifications),
    disabilityId: missing(personal.disabilityId, personal.disabilityTypeId),
    disabilityTypeId: missing(personal.disabilityTypeId, personal.disabilityId),
    institution: textProblem(personal.institution, 255),
    position: textProblem(personal.position, 255),
    workAddress: textProblem(personal.workAddress, 500),
    workPostalCode: formProblem(personal.workPostalCode, /^\d{5}$/, 'notPostalCode'),
    workEmail: workEmailProblem(personal.workEmail),
  });

/** The data as stored: trimmed, numbers without spaces, without details of a disability that is not selected. */
export const tidied = (personal: PersonalData): PersonalData => {
  const trimmed = Object.fromEntries(
    Object.entries(personal).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as unknown as PersonalData;
  return {
    ...trimmed,
    identityNumber: trimmed.identityNumber.replace(/[ .-]/g, ''),
    homePhone: homeForm(trimmed.homePhone),
    officePhone: homeForm(trimmed.officePhone),
    ...(!personal.disabled && { disabilityId: '', disabilityTypeId: '' }),
  };
};

/** The fields to save: all except unreadable ones that are not filled in, which keep the server's value. */
export const savedFields = (personal: PersonalData, profile: Profile | null): Partial<PersonalData> => {
  const isUnread = (name: string) => profile === null || profile.unread?.some((unread) => unread === name) === true;
  const isFilledIn = (name: string, value: unknown) =>
    name === 'identityKind' // the form always has an identity kind, so `nik` may be only its default
      ? value !== 'nik' || (isUnread('identityNumber') && personal.identityNumber !== '')
      : value !== '' && value !== null;
  return Object.fromEntries(
    Object.entries(personal).filter(([name, value]) => !isUnread(name) || isFilledIn(name, value)),
  );
};

export const emptyPersonalData = (fullname: string): PersonalData => ({
  fullname,
  identityKind: 'nik',
  identityNumber: '',
  birthPlace: '',
  birthDate: '',
  gender: '',
  nationality: 'Indonesia',
  address: '',
  provinceId: '',
  cityId: '',
  districtId: '',
  villageId: '',
  postalCode: '',
  homePhone: '',
  officePhone: '',
  mobilePhone: '',
  qualification: '',
  disabled: null,
  disabilityId: '',
  disabilityTypeId: '',
  institution: '',
  position: '',
  workAddress: '',
  workPostalCode: '',
  workEmail: '',
});

/**
 * The data that forms begin with: the stored data, or the defaults while none is stored. A saved photo or signature creates a profile
 * without personal data, and a sign-up one with no more than the telephone and the NIK.
 */
export const startingData = (profile: Profile | null, fullname: string): PersonalData => {
  if (!profile) return emptyPersonalData(fullname);
  const { fullname: name, mobilePhone, identityNumber } = profile.personal;
  const start = { ...emptyPersonalData(name), mobilePhone, identityNumber };
  const isStored = Object.entries({ ...profile.personal, identityKind: 'nik' }).some(
    ([name, value]) => value !== { ...start, nationality: '' }[name],
  );
  return isStored || profile.unread ? profile.personal : start;
};
