import { expect, test } from 'vitest';
import { applicationErrors, requirementRows } from '../../../../fake-backend/rules/apl01.ts';
import { judgeDocument } from '../../../../fake-backend/rules/document.ts';
import { type PersonalTexts, type ProfileFacts, personalFields } from '../../../../fake-backend/rules/profile.ts';
import { jpegHead, pdfHead, pngHead, webpHead } from '../../../builders/images.ts';

const titlesOf = (requirements: string[]) => requirementRows({ requirements }).map(({ id, title }) => [id, title]);

test('a scheme’s own demands come first; KTP, photo and CV stand once, in the scheme’s words where it has some', () => {
  const scheme = ['Fotokopi KTP atau kartu pelajar.', 'Ijazah SMA.', 'Pas foto 3x4 latar merah.'];
  expect(titlesOf(scheme)).toEqual([
    ['dasar-1', 'Ijazah SMA'],
    ['ktp', 'Fotokopi KTP atau kartu pelajar'],
    ['pas-foto', 'Pas foto 3x4 latar merah'],
    ['cv', 'Daftar riwayat hidup (CV)'],
  ]);
});

test('what is wanted only where there is one is optional, and a CV unless the scheme asks for it', () => {
  const optional = (requirements: string[]) =>
    requirementRows({ requirements })
      .filter(({ required }) => !required)
      .map(({ id }) => id);
  expect(optional(['Sertifikat pelatihan bila ada.', 'Ijazah SMA.'])).toEqual(['dasar-1', 'cv']);
  expect(optional(['Daftar riwayat hidup terbaru.'])).toEqual([]);
});

const bytes = (head: readonly number[], size: number) => {
  const all = new Uint8Array(size);
  all.set(head.slice(0, size));
  return all;
};

test.each([
  ['application/pdf', pdfHead],
  ['image/jpeg', jpegHead],
  ['image/png', pngHead],
])('%s is taken by its bytes, up to 2 000 000 of them', (type, head) => {
  expect(judgeDocument(bytes(head, 2_000_000), 'File')).toMatchObject({ kind: 'accepted', type });
  expect(judgeDocument(bytes(head, 2_000_001), 'File')).toEqual({
    kind: 'refused',
    message: 'File tidak boleh berukuran lebih dari 2.000 KB.',
  });
});

test('anything else and nothing at all are refused', () => {
  expect(judgeDocument(bytes(webpHead, 40), 'File')).toMatchObject({
    message: 'File harus berupa PDF, JPG, atau PNG.',
  });
  expect(judgeDocument(bytes([], 0), 'File')).toMatchObject({ message: 'File kosong.' });
});

const facts: ProfileFacts = {
  region: () => undefined,
  disabilityOf: () => undefined,
  hasDisability: () => false,
  now: new Date('2026-03-10T02:00:00Z'),
};
const nothing = Object.fromEntries(personalFields.map((name) => [name, ''])) as PersonalTexts;
const errorsOf = (purpose: string, otherPurpose: string, personal: Partial<PersonalTexts> = {}) =>
  applicationErrors({ personal: { ...nothing, ...personal }, purpose, otherPurpose }, facts);

test('an application needs a purpose, and one in words where it is another', () => {
  const of = ({ purpose = [], other_purpose = [] }: Record<string, string[]>) => [...purpose, ...other_purpose];
  expect(of(errorsOf('', ''))).toEqual(['Tujuan asesmen wajib dipilih.']);
  expect(of(errorsOf('piknik', ''))).toEqual(['Tujuan asesmen wajib dipilih.']);
  for (const purpose of ['certification', 'recertification', 'rcc', 'rpl'])
    expect(of(errorsOf(purpose, ''))).toEqual([]);
  expect(of(errorsOf('other', ''))).toEqual(['Tujuan asesmen lainnya wajib diisi.']);
  expect(of(errorsOf('other', 'a'.repeat(255)))).toEqual([]);
  expect(of(errorsOf('other', 'a'.repeat(256)))).toEqual(['Maksimal 255 karakter.']);
});

test('an application needs what FR.APL.01 asks for, and the disability of whoever has one', () => {
  expect(errorsOf('rpl', '')).toEqual({
    fullname: ['Nama lengkap wajib diisi.'],
    identity_number: ['Nomor identitas wajib diisi.'],
    birth_place: ['Tempat lahir wajib diisi.'],
    birth_date: ['Tanggal lahir wajib diisi.'],
    gender: ['Jenis kelamin wajib diisi.'],
    nationality: ['Kebangsaan wajib diisi.'],
    address: ['Alamat rumah wajib diisi.'],
    province_id: ['Provinsi wajib diisi.'],
    city_id: ['Kota/kabupaten wajib diisi.'],
    district_id: ['Kecamatan wajib diisi.'],
    village_id: ['Kelurahan/desa wajib diisi.'],
    postal_code: ['Kode pos wajib diisi.'],
    mobile_phone: ['Nomor HP wajib diisi.'],
    qualification: ['Kualifikasi pendidikan wajib diisi.'],
    has_disability: ['Penyandang disabilitas wajib diisi.'],
  });
  expect(errorsOf('rpl', '', { has_disability: '1' })).toMatchObject({
    disability_id: ['Disabilitas wajib diisi.'],
    disability_type_id: ['Jenis disabilitas wajib diisi.'],
  });
});
