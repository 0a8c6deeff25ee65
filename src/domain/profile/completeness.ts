import type { Education, PersonalData, Profile } from './profile.ts';

/** The tabs of the profile, as in the URL (specification 2). */
export type ProfileTab = 'informasi_pribadi' | 'riwayat_pendidikan' | 'pengalaman_kerja' | 'tanda_tangan';

export interface MissingItem {
  readonly tab: ProfileTab;
  readonly field: keyof PersonalData | 'photo' | null;
}

export interface Completeness {
  readonly percent: number;
  readonly missing: readonly MissingItem[];
}

const needed = [
  'fullname',
  'identityNumber',
  'birthPlace',
  'birthDate',
  'gender',
  'nationality',
  'address',
  'provinceId',
  'cityId',
  'districtId',
  'villageId',
  'postalCode',
  'mobilePhone',
  'qualification',
  'disabled',
] as const satisfies (keyof PersonalData)[];

const neededWithDisability = ['disabilityId', 'disabilityTypeId'] as const satisfies (keyof PersonalData)[];

/** The fields that APL 01 requires of this person (domain: FR.APL.01). */
export const neededFields = ({
  disabled,
}: PersonalData): readonly (typeof needed | typeof neededWithDisability)[number][] =>
  disabled ? [...needed, ...neededWithDisability] : needed;

const isGiven = (value: string | boolean | null | undefined): boolean =>
  typeof value === 'boolean' || (value ?? '').trim() !== '';

/** The missing parts of a profile for APL 01 (domain: FR.APL.01). Work experience and current job are optional. */
export const completeness = (profile: Profile | null, educations: readonly Education[]): Completeness => {
  const fields = profile ? neededFields(profile.personal) : needed;
  const items: readonly (MissingItem & { readonly given: boolean })[] = [
    { tab: 'informasi_pribadi', field: 'photo', given: isGiven(profile?.photo) },
    ...fields.map((field) => ({
      tab: 'informasi_pribadi' as const,
      field,
      given: isGiven(profile?.personal[field]),
    })),
    { tab: 'riwayat_pendidikan', field: null, given: educations.length > 0 },
    { tab: 'tanda_tangan', field: null, given: isGiven(profile?.signature) },
  ];
  const missing = items.flatMap(({ given, ...item }) => (given ? [] : [item]));
  return { percent: Math.floor((100 * (items.length - missing.length)) / items.length), missing };
};
