import { expect, test } from 'vitest';
import { schemeSeeds } from '../../../../fake-backend/database/seed/schemes.ts';
import { applicationErrors, requirementRows } from '../../../../fake-backend/rules/apl01.ts';
import { type PersonalTexts, personalFields } from '../../../../fake-backend/rules/profile.ts';

const rowsOf = (...requirements: string[]) =>
  requirementRows({ requirements }).map(({ id, title, required }) => [id, title, required]);

test('a scheme’s own requirements come first; KTP, photo and CV appear once, in the scheme’s words where it has some', () => {
  expect(rowsOf('Fotokopi KTP atau kartu pelajar.', 'Ijazah SMA.', 'Pas foto 3x4 latar merah.')).toEqual([
    ['dasar-1', 'Ijazah SMA', true],
    ['ktp', 'Fotokopi KTP atau kartu pelajar', true],
    ['pas-foto', 'Pas foto 3x4 latar merah', true],
    ['cv', 'Daftar riwayat hidup (CV)', false],
  ]);
});

test.each(schemeSeeds)(
  'before anybody pays, the scheme $slug tells of each document that APL 01 requires',
  ({ requirements }) => {
    const required = requirementRows({ requirements }).flatMap(({ title, required }) => (required ? [title] : []));
    expect(requirements.map((text) => text.replace(/\.$/, ''))).toEqual(expect.arrayContaining(required));
  },
);

test('a conditional document is optional, and so is a CV unless the scheme requires it', () => {
  const rows = rowsOf('Sertifikat pelatihan bila ada.', 'Daftar riwayat hidup terbaru.');
  expect(rows.filter(([, , required]) => !required).map(([id]) => id)).toEqual(['dasar-1']);
});

const facts = {
  region: () => undefined,
  disabilityOf: () => undefined,
  hasDisability: () => false,
  now: new Date('2026-03-10T02:00:00Z'),
};
const errorsOf = (purpose: string, otherPurpose: string, change: Partial<PersonalTexts> = {}) => {
  const nothing = Object.fromEntries(personalFields.map((name) => [name, ''])) as PersonalTexts;
  return applicationErrors({ personal: { ...nothing, ...change }, purpose, otherPurpose }, facts);
};

test.each([
  ['', '', 'Tujuan asesmen wajib dipilih.'],
  ['piknik', '', 'Tujuan asesmen wajib dipilih.'],
  ...['certification', 'recertification', 'rcc', 'rpl'].map((purpose) => [purpose, '', undefined] as const),
  ['other', '', 'Tujuan asesmen lainnya wajib diisi.'],
  ['other', 'a'.repeat(255), undefined],
  ['other', 'a'.repeat(256), 'Maksimal 255 karakter.'],
] as const)('an application for the purpose %j %j has the error %j', (purpose, other, error) => {
  const errors = errorsOf(purpose, other);
  expect([...(errors.purpose ?? []), ...(errors.other_purpose ?? [])][0]).toBe(error);
});

test('an application needs the fields of FR.APL.01, and from a person with a disability its kind', () => {
  const needed = [
    ...['fullname', 'identity_number', 'birth_place', 'birth_date', 'gender', 'nationality', 'address'],
    ...['province_id', 'city_id', 'district_id', 'village_id', 'postal_code', 'mobile_phone', 'qualification'],
  ];
  expect(Object.keys(errorsOf('rpl', '')).sort()).toEqual([...needed, 'has_disability'].sort());
  const disabled = Object.keys(errorsOf('rpl', '', { has_disability: '1' }));
  expect(disabled.sort()).toEqual([...needed, 'disability_id', 'disability_type_id'].sort());
});
