import type { RegionRow } from '../database/rows.ts';
import type { FieldErrors } from '../respond.ts';
import { wib } from '../wib-time.ts';
import { isLonger } from './exam/longer.ts';

export const personalFields = [
  'fullname',
  'identity_type',
  'identity_number',
  'birth_place',
  'birth_date',
  'gender',
  'nationality',
  'address',
  'province_id',
  'city_id',
  'district_id',
  'village_id',
  'postal_code',
  'home_phone',
  'office_phone',
  'mobile_phone',
  'qualification',
  'has_disability',
  'disability_id',
  'disability_type_id',
  'institution',
  'position',
  'work_address',
  'work_postal_code',
  'work_email',
] as const;

export type PersonalTexts = Record<(typeof personalFields)[number], string>;

export interface ProfileFacts {
  readonly region: (id: string) => Readonly<RegionRow> | undefined;
  readonly disabilityOf: (typeId: string) => string | undefined;
  readonly hasDisability: (id: string) => boolean;
  readonly now: Date;
}

export const levels = ['SD', 'SMP', 'SMA/SMK', 'D1', 'D2', 'D3', 'D4', 'S1', 'S2', 'S3'];

const sentDay = 'YYYY/MM/DD';

export const todayOf = (now: Date): string => wib(now).format(sentDay);

export const isDay = (text: string): boolean => wib(text).isValid() && wib(text).format(sentDay) === text;

const fits = (text: string, form: RegExp) => text === '' || form.test(text);

const nameError = (name: string): string | null => {
  if (!/[^\P{L}\p{Default_Ignorable_Code_Point}]/u.test(name)) return 'Nama lengkap wajib diisi.';
  return isLonger(name, 255) ? 'Nama lengkap maksimal 255 karakter.' : null;
};

export const identityError = ({
  identity_type: type,
  identity_number: number,
}: Pick<PersonalTexts, 'identity_type' | 'identity_number'>): string | null => {
  if (number === '') return null;
  if (type === 'passport') return /^[A-Za-z0-9]{6,9}$/.test(number) ? null : 'Nomor paspor harus 6–9 huruf atau angka.';
  return /^\d{16}$/.test(number) ? null : 'NIK harus 16 angka.';
};

const birthError = (date: string, now: Date): string | null => {
  if (date === '') return null;
  if (!isDay(date)) return 'Tanggal lahir tidak dikenal.';
  if (date >= todayOf(now)) return 'Tanggal lahir harus sebelum hari ini.';
  return date > wib(now).subtract(15, 'years').format(sentDay) ? 'Usia asesi minimal 15 tahun.' : null;
};

export const mobileError = (number: string): string | null => {
  const digits = number.replaceAll(/\D/g, '').length;
  const isForeign = /^\+(?!62)[1-9]\d{6,14}$/.test(number);
  if (number === '' || isForeign || (/^(\+62|0)8\d+$/.test(number) && digits >= 9 && digits <= 14)) return null;
  return 'Nomor HP harus diawali 08 atau +628 dan terdiri dari 9–14 angka.';
};

const regionError = (texts: PersonalTexts, { region }: ProfileFacts): FieldErrors => {
  const chosen = [
    ['province_id', 'province', 'Provinsi'],
    ['city_id', 'city', 'Kota/kabupaten'],
    ['district_id', 'district', 'Kecamatan'],
    ['village_id', 'village', 'Kelurahan'],
  ] as const;
  let above: string | null = null;
  for (const [field, level, called] of chosen) {
    const id = texts[field];
    if (id === '') {
      above = '';
      continue;
    }
    const row = region(id);
    if (row?.level !== level || (above !== null && row.parent_id !== above)) {
      return { [field]: [`${called} tidak sesuai dengan wilayah di atasnya.`] };
    }
    above = id;
  }
  return {};
};

const disabilityError = (texts: PersonalTexts, { hasDisability, disabilityOf }: ProfileFacts): FieldErrors => {
  const { has_disability: answer, disability_id: id, disability_type_id: typeId } = texts;
  if (!['', '0', '1'].includes(answer)) return { has_disability: ['Pilih ya atau tidak.'] };
  if (answer !== '1' || (id === '' && typeId === '')) return {};
  if (!hasDisability(id)) return { disability_id: ['Ragam disabilitas tidak dikenal.'] };
  return disabilityOf(typeId) === id ? {} : { disability_type_id: ['Jenis disabilitas tidak sesuai dengan ragamnya.'] };
};

const lengths: Partial<Record<keyof PersonalTexts, number>> = {
  birth_place: 100,
  nationality: 100,
  address: 500,
  institution: 255,
  position: 255,
  work_address: 500,
  work_email: 255,
};

const formErrors = (texts: PersonalTexts): Partial<Record<keyof PersonalTexts, string | null>> => {
  const unless = (good: boolean, message: string) => (good ? null : message);
  const postal = 'Kode pos harus 5 angka.';
  const phone = 'Nomor telepon harus 6–14 angka.';
  return {
    identity_type: unless(['', 'nik', 'passport'].includes(texts.identity_type), 'Jenis identitas tidak dikenal.'),
    gender: unless(['', 'L', 'P'].includes(texts.gender), 'Jenis kelamin tidak dikenal.'),
    qualification: unless(['', ...levels].includes(texts.qualification), 'Kualifikasi pendidikan tidak dikenal.'),
    postal_code: unless(fits(texts.postal_code, /^\d{5}$/), postal),
    work_postal_code: unless(fits(texts.work_postal_code, /^\d{5}$/), postal),
    home_phone: unless(fits(texts.home_phone, /^\+?\d{6,14}$/), phone),
    office_phone: unless(fits(texts.office_phone, /^\+?\d{6,14}$/), phone),
    work_email: unless(fits(texts.work_email, /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/), 'Alamat email tidak sesuai.'),
  };
};

/** Validation errors of personal data; empty when the data is valid. Only the name is required. */
export const personalErrors = (texts: PersonalTexts, facts: ProfileFacts): FieldErrors => {
  const single: Partial<Record<keyof PersonalTexts, string | null>> = {
    fullname: nameError(texts.fullname),
    identity_number: identityError(texts),
    birth_date: birthError(texts.birth_date, facts.now),
    mobile_phone: mobileError(texts.mobile_phone),
    ...formErrors(texts),
  };
  for (const [field, limit] of Object.entries(lengths)) {
    const name = field as keyof PersonalTexts;
    if (isLonger(texts[name], limit)) single[name] = `Maksimal ${limit} karakter.`;
  }
  const errors: FieldErrors = { ...regionError(texts, facts), ...disabilityError(texts, facts) };
  for (const [field, message] of Object.entries(single)) if (message) errors[field] = [message];
  return errors;
};
