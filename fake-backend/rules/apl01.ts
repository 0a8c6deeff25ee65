import type { Apl01Row } from '../database/form-rows.ts';
import type { SchemeRow } from '../database/rows.ts';
import type { FieldErrors } from '../respond.ts';
import { type PersonalTexts, type ProfileFacts, personalErrors } from './profile.ts';

export interface RequirementRow {
  readonly id: string;
  readonly group: 'basic' | 'administrative';
  readonly title: string;
  readonly required: boolean;
}

const administrative = [
  { id: 'ktp', is: /\bKTP\b/, title: 'Fotokopi KTP atau kartu identitas lain yang masih berlaku', required: true },
  { id: 'pas-foto', is: /pas foto/i, title: 'Pas foto berwarna ukuran 3x4', required: true },
  { id: 'cv', is: /riwayat hidup/i, title: 'Daftar riwayat hidup (CV)', required: false },
] as const;

/** The requirement rows of FR.APL.01: part 3.1 has the scheme's own requirements, part 3.2 the administrative ones. */
export const requirementRows = (scheme: Pick<SchemeRow, 'requirements'>): readonly RequirementRow[] => {
  const requirements = scheme.requirements.map((title) => title.replace(/\.$/, ''));
  const own = requirements.filter((title) => !administrative.some(({ is }) => is.test(title)));
  return [
    ...own.map((title, index) => ({
      id: `dasar-${index + 1}`,
      group: 'basic' as const,
      title,
      required: !/bila ada|bagi yang/.test(title),
    })),
    ...administrative.map(({ id, is, title, required }) => ({
      id,
      group: 'administrative' as const,
      title: requirements.find((each) => is.test(each)) ?? title,
      required: required || requirements.some((each) => is.test(each)),
    })),
  ];
};

const purposes = ['certification', 'recertification', 'rcc', 'rpl', 'other'] as const;

export const isPurpose = (text: string): text is Apl01Row['purpose'] => (purposes as readonly string[]).includes(text);

const needed: Partial<Record<keyof PersonalTexts, string>> = {
  identity_number: 'Nomor identitas',
  birth_place: 'Tempat lahir',
  birth_date: 'Tanggal lahir',
  gender: 'Jenis kelamin',
  nationality: 'Kebangsaan',
  address: 'Alamat rumah',
  province_id: 'Provinsi',
  city_id: 'Kota/kabupaten',
  district_id: 'Kecamatan',
  village_id: 'Kelurahan/desa',
  postal_code: 'Kode pos',
  mobile_phone: 'Nomor HP',
  qualification: 'Kualifikasi pendidikan',
  has_disability: 'Penyandang disabilitas',
};

const neededWithDisability: Partial<Record<keyof PersonalTexts, string>> = {
  disability_id: 'Disabilitas',
  disability_type_id: 'Jenis disabilitas',
};

const purposeErrors = (purpose: string, otherPurpose: string): FieldErrors => {
  if (!isPurpose(purpose)) return { purpose: ['Tujuan asesmen wajib dipilih.'] };
  if (purpose !== 'other') return {};
  if (otherPurpose === '') return { other_purpose: ['Tujuan asesmen lainnya wajib diisi.'] };
  return [...otherPurpose].length > 255 ? { other_purpose: ['Maksimal 255 karakter.'] } : {};
};

export interface Application {
  readonly personal: PersonalTexts;
  readonly purpose: string;
  readonly otherPurpose: string;
}

/** Validation errors; unlike the profile, all fields of FR.APL.01 are required. */
export const applicationErrors = (application: Application, facts: ProfileFacts): FieldErrors => {
  const { personal, purpose, otherPurpose } = application;
  const all = personal.has_disability === '1' ? { ...needed, ...neededWithDisability } : needed;
  const missing = Object.entries(all).filter(([name]) => personal[name as keyof PersonalTexts] === '');
  return {
    ...personalErrors(personal, facts),
    ...Object.fromEntries(missing.map(([name, called]) => [name, [`${called} wajib diisi.`]])),
    ...purposeErrors(purpose, otherPurpose),
  };
};

export const missingFiles = (rows: readonly RequirementRow[], given: Readonly<Record<string, unknown>>): FieldErrors =>
  Object.fromEntries(
    rows
      .filter(({ id, required }) => required && given[id] === undefined)
      .map(({ id, title }) => [`requirements.${id}`, [`${title}: file wajib diunggah.`]]),
  );
