import * as z from 'zod/mini';
import { isFields } from '../../../application/fields-of.ts';
import { type CalendarDate, dayInWib, isDay } from '../../../domain/calendar/calendar-date.ts';
import { genders, identityKinds, type PersonalData, qualifications } from '../../../domain/profile/profile.ts';
import { multipart } from '../multipart.ts';
import { given, optional, readable, wireFlag } from '../wire.ts';
import { optionalInstant } from '../wire-instant.ts';
import type { PersonalForm, PhotoForm, SignatureForm } from './profile-requests.ts';

/** Laravel turns empty texts into null, and numeric codes may be numbers. */
export const filledText = z.pipe(
  optional(z.union([z.string().check(z.maxLength(5000)), z.int()])),
  z.transform((text) => String(text ?? '').trim()),
);

/** A date in any instant format, also as Laravel's midnight; empty when missing (specification 5 and 9). */
export const wireDay = z.pipe(
  optionalInstant,
  z.transform((instant: string | null, context): CalendarDate => {
    const day = instant === null ? '' : dayInWib(Date.parse(instant));
    if (day === '' || isDay(day)) return day;
    context.issues.push({ code: 'custom', input: instant, message: 'not a day' });
    return '';
  }),
);

export const sentDay = (date: CalendarDate): string => date.replaceAll('-', '/');

export const choice = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z.pipe(
    optional(z.enum(choices)),
    z.transform((chosen): Choices[number] | '' => chosen ?? ''),
  );

const text = given(filledText);
const image = given(optional(z.string()));

export const profileWire = z.object({
  fullname: text,
  identity_type: given(choice(identityKinds)),
  identity_number: text,
  birth_place: text,
  birth_date: given(wireDay),
  gender: given(choice(genders)),
  nationality: text,
  address: text,
  province_id: text,
  city_id: text,
  district_id: text,
  village_id: text,
  postal_code: text,
  home_phone: text,
  office_phone: text,
  mobile_phone: text,
  qualification: given(choice(qualifications)),
  has_disability: given(optional(wireFlag)),
  disability_id: text,
  disability_type_id: text,
  institution: text,
  position: text,
  work_address: text,
  work_postal_code: text,
  work_email: text,
  photo: image,
  signature: image,
  guardian_consent: z.optional(readable(wireFlag, null)),
});

export const profileIn = (content: unknown): unknown =>
  isFields(content) && isFields(content.profile) ? content.profile : content;

export type ProfileWire = z.output<typeof profileWire>;

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
  const named = Object.entries(personalWireNames).map(([name, wireName]) => [name, wire[wireName] ?? '']);
  const personal = Object.fromEntries(named) as unknown as PersonalData;
  return { ...personal, identityKind: personal.identityKind || 'nik', disabled: wire.has_disability ?? null };
};

export const unreadOf = <Name extends string, WireName extends string>(
  wire: Readonly<Record<WireName, unknown>>,
  wireNames: Readonly<Record<Name, WireName>>,
): { readonly unread?: readonly Name[] } => {
  const names = (Object.keys(wireNames) as Name[]).filter((name) => wire[wireNames[name]] === undefined);
  return names.length > 0 ? { unread: names } : {};
};

const sent = (value: string | boolean | null): string =>
  typeof value === 'boolean' ? (value ? '1' : '0') : (value ?? '');

export const fromPersonalData = (personal: Partial<PersonalData>): FormData => {
  const { birthDate } = personal;
  const named = Object.entries(personal).map(([name, value]) => [
    personalWireNames[name as keyof PersonalData],
    sent(value),
  ]);
  const fields: PersonalForm = {
    ...Object.fromEntries(named),
    ...(birthDate !== undefined && { birth_date: sentDay(birthDate) }),
  };
  return multipart(fields);
};

/** Renames a picture, because the original file name may be private. */
const named = (name: string, picture: Blob): File => {
  const ending = /^image\/(png|webp)$/.exec(picture.type)?.[1] ?? 'jpg';
  return new File([picture], `${name}.${ending}`, { type: picture.type });
};

export const fromPhoto = (photo: Blob): PhotoForm => ({ photo: named('photo', photo) });

export const fromSignature = (signature: Blob): SignatureForm => ({ signature: named('signature', signature) });
