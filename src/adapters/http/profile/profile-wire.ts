import * as z from 'zod/mini';
import { type CalendarDate, dayInWib, isDay } from '../../../domain/calendar/calendar-date.ts';
import { genders, identityKinds, type PersonalData, qualifications } from '../../../domain/profile/profile.ts';
import { multipart } from '../multipart.ts';
import { optional, readable, wireFlag } from '../wire.ts';
import { optionalInstant } from '../wire-instant.ts';
import type { PersonalForm, PhotoForm, SignatureForm } from './profile-requests.ts';

/** Laravel turns empty texts into null, and codes of digits may come as numbers. */
export const filledText = z.pipe(
  optional(z.union([z.string().check(z.maxLength(5000)), z.int()])),
  z.transform((text) => String(text ?? '').trim()),
);

/** A day, written as any instant can be (Laravel's can be the one of its midnight); empty when there is none (specification 5 and 9). */
export const wireDay = z.pipe(
  optionalInstant,
  z.transform((instant: string | null, context): CalendarDate => {
    const day = instant === null ? '' : dayInWib(Date.parse(instant));
    if (day === '' || isDay(day)) return day;
    context.issues.push({ code: 'custom', input: instant, message: 'not a day' });
    return '';
  }),
);

/** A day goes out as `YYYY/MM/DD` (specification 5). */
export const sentDay = (date: CalendarDate): string => date.replaceAll('-', '/');

/** One of these choices. A word that is none of them counts as not filled in: the form must open for it to be chosen again. */
export const choice = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z.pipe(
    optional(z.string()),
    z.transform((chosen): Choices[number] | '' => choices.find((known) => known === chosen) ?? ''),
  );

const id = filledText;

/** GET /api/profile/{id}: every name is assumed (not shown in the specification). */
export const profileWire = z.object({
  fullname: filledText,
  identity_type: choice(identityKinds),
  identity_number: filledText,
  birth_place: filledText,
  birth_date: wireDay,
  gender: choice(genders),
  nationality: filledText,
  address: filledText,
  province_id: id,
  city_id: id,
  district_id: id,
  village_id: id,
  postal_code: filledText,
  home_phone: filledText,
  office_phone: filledText,
  mobile_phone: filledText,
  qualification: choice(qualifications),
  has_disability: readable(wireFlag, null),
  disability_id: id,
  disability_type_id: id,
  institution: filledText,
  position: filledText,
  work_address: filledText,
  work_postal_code: filledText,
  work_email: filledText,
  photo: readable(z.string(), null),
  signature: readable(z.string(), null),
  guardian_consent: z.optional(readable(wireFlag, null)),
});

export type ProfileWire = z.output<typeof profileWire>;

/** The wire's name of each field of the personal data. */
export const personalWireNames = {
  fullname: 'fullname',
  identityKind: 'identity_type',
  identityNumber: 'identity_number',
  birthPlace: 'birth_place',
  birthDate: 'birth_date',
  gender: 'gender',
  nationality: 'nationality',
  address: 'address',
  provinceId: 'province_id',
  cityId: 'city_id',
  districtId: 'district_id',
  villageId: 'village_id',
  postalCode: 'postal_code',
  homePhone: 'home_phone',
  officePhone: 'office_phone',
  mobilePhone: 'mobile_phone',
  qualification: 'qualification',
  disabled: 'has_disability',
  disabilityId: 'disability_id',
  disabilityTypeId: 'disability_type_id',
  institution: 'institution',
  position: 'position',
  workAddress: 'work_address',
  workPostalCode: 'work_postal_code',
  workEmail: 'work_email',
} as const satisfies Record<keyof PersonalData, keyof ProfileWire>;

export const toPersonalData = (wire: ProfileWire): PersonalData => {
  const named = Object.entries(personalWireNames).map(([name, wireName]) => [name, wire[wireName]]);
  const personal = Object.fromEntries(named) as unknown as PersonalData;
  return personal.identityKind ? personal : { ...personal, identityKind: 'nik' };
};

const sent = (value: string | boolean | null): string =>
  typeof value === 'boolean' ? (value ? '1' : '0') : (value ?? '');

export const fromPersonalData = (personal: PersonalData): FormData => {
  const named = Object.entries(personalWireNames).map(([name, wireName]) => [
    wireName,
    sent(personal[name as keyof PersonalData]),
  ]);
  const fields: PersonalForm = { ...Object.fromEntries(named), birth_date: sentDay(personal.birthDate) };
  return multipart(fields);
};

/** A picture under a name of our own: what the person called the file is nobody's business. */
const named = (name: string, picture: Blob): File => {
  const ending = /^image\/(png|webp)$/.exec(picture.type)?.[1] ?? 'jpg';
  return new File([picture], `${name}.${ending}`, { type: picture.type });
};

export const fromPhoto = (photo: Blob): PhotoForm => ({ photo: named('photo', photo) });

export const fromSignature = (signature: Blob): SignatureForm => ({ signature: named('signature', signature) });
