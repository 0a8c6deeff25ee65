import * as z from 'zod/mini';
import { type CalendarDate, dayInWib, isDay } from '../../../domain/calendar/calendar-date.ts';
import { genders, identityKinds, type PersonalData, qualifications } from '../../../domain/profile/profile.ts';
import { optional } from '../wire.ts';

/** Laravel turns empty texts into null, and codes of digits may come as numbers. */
export const filledText = z.pipe(
  optional(z.union([z.string().check(z.maxLength(5000)), z.int()])),
  z.transform((text) => String(text ?? '').trim()),
);

const dayOf = (text: string): CalendarDate | null => {
  const day = text.slice(0, 10).replaceAll('/', '-');
  if (day === '' || day === '0000-00-00') return '';
  const zone = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/.test(text);
  const instant = zone ? Date.parse(text) : Number.NaN; // Laravel's dates can come as the instant of their midnight
  const inWib = Number.isNaN(instant) ? day : dayInWib(instant);
  return isDay(inWib) ? inWib : null;
};

/** A day as `YYYY-MM-DD`, `YYYY/MM/DD`, either with a time, or an instant; empty when there is none (specification 5 and 9). */
export const wireDay = z.pipe(
  optional(z.string().check(z.maxLength(40))),
  z.transform((text, context): CalendarDate => {
    const day = dayOf(text ?? '');
    if (day === null) context.issues.push({ code: 'custom', input: text, message: 'not a day' });
    return day ?? '';
  }),
);

/** A day goes out as `YYYY/MM/DD` (specification 5). */
export const sentDay = (date: CalendarDate): string => date.replaceAll('-', '/');

/** One of these choices. A word that is none of them counts as not filled in: the form must open for it to be chosen again. */
const choice = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z.pipe(
    optional(z.string()),
    z.transform((chosen): Choices[number] | '' => choices.find((known) => known === chosen) ?? ''),
  );

const answer = z.pipe(
  optional(z.union([z.boolean(), z.enum(['0', '1', '']), z.literal([0, 1])])),
  z.transform((given): boolean | null => (given === null || given === '' ? null : Boolean(Number(given)))),
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
  has_disability: answer,
  disability_id: id,
  disability_type_id: id,
  institution: filledText,
  position: filledText,
  work_address: filledText,
  work_postal_code: filledText,
  work_email: filledText,
  photo: optional(z.string()),
  signature: optional(z.string()),
});

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
} as const satisfies Record<keyof PersonalData, keyof z.output<typeof profileWire>>;

export const toPersonalData = (wire: z.output<typeof profileWire>): PersonalData => {
  const named = Object.entries(personalWireNames).map(([name, wireName]) => [name, wire[wireName]]);
  const personal = Object.fromEntries(named) as unknown as PersonalData;
  return personal.identityKind ? personal : { ...personal, identityKind: 'nik' };
};

/** POST /api/profile as multipart; yes and no travel as `1` and `0`, what is not answered as nothing. Without a photo the stored one stays. */
export const fromPersonalData = (personal: PersonalData): FormData => {
  const form = new FormData();
  const sent = (value: string | boolean | null): string =>
    typeof value === 'boolean' ? (value ? '1' : '0') : (value ?? '');
  for (const [name, wireName] of Object.entries(personalWireNames)) {
    form.append(wireName, sent(personal[name as keyof PersonalData]));
  }
  form.set(personalWireNames.birthDate, sentDay(personal.birthDate));
  return form;
};

/**
 * POST /api/profile with nothing but a photo. Assumed (not shown in the specification): fields that are not sent stay as they are
 * stored, as Laravel's `sometimes` has it.
 */
export const fromPhoto = (photo: Blob): FormData => {
  const form = new FormData();
  form.append('photo', photo, fileName('photo', photo));
  return form;
};

/** POST /api/profile/signature. */
export const fromSignature = (signature: Blob): FormData => {
  const form = new FormData();
  form.append('signature', signature, fileName('signature', signature));
  return form;
};

/** A name of our own: what the person called the file is nobody's business. */
const fileName = (name: string, { type }: Blob): string => `${name}.${/^image\/(png|webp)$/.exec(type)?.[1] ?? 'jpg'}`;
