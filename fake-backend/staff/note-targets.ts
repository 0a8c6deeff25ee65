import type { SchemeRow } from '../database/rows.ts';
import { requirementRows } from '../rules/apl01.ts';

export const apl01Fields: Readonly<Record<string, string>> = {
  fullname: 'Nama lengkap',
  identity_number: 'Nomor identitas',
  birth_place: 'Tempat lahir',
  birth_date: 'Tanggal lahir',
  gender: 'Jenis kelamin',
  nationality: 'Kebangsaan',
  address: 'Alamat rumah',
  postal_code: 'Kode pos',
  mobile_phone: 'Nomor HP',
  qualification: 'Kualifikasi pendidikan',
  institution: 'Nama institusi atau perusahaan',
  position: 'Jabatan',
  purpose: 'Tujuan asesmen',
  signature: 'Tanda tangan',
};

export const apl01Targets = (scheme: SchemeRow): readonly string[] => [
  ...Object.keys(apl01Fields),
  ...requirementRows(scheme).map(({ id }) => `requirement:${id}`),
];

export const apl02Targets = ({ units }: SchemeRow): readonly string[] =>
  units.flatMap(({ code, elements }) => elements.map(({ no }) => `element:${code}.${no}`));
