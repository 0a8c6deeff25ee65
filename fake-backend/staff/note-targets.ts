import type { SchemeRow } from '../database/rows.ts';
import { requirementRows } from '../rules/apl01.ts';

/** What a note of a reviewer can stand at; `target` as in the rows of the forms. */
export interface NoteTarget {
  readonly target: string;
  readonly label: string;
}

/** The fields of APL 01 by their wire names. */
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

/** The fields and rows of APL 01. */
export const apl01Targets = (scheme: SchemeRow): NoteTarget[] => [
  ...Object.entries(apl01Fields).map(([target, label]) => ({ target, label })),
  ...requirementRows(scheme).map(({ id, title }) => ({ target: `requirement:${id}`, label: `Bukti: ${title}` })),
];

/** The elements of APL 02. */
export const apl02Targets = ({ units }: SchemeRow): NoteTarget[] =>
  units.flatMap(({ code, elements }) =>
    elements.map(({ no, title }) => ({ target: `element:${code}.${no}`, label: `${code} elemen ${no}: ${title}` })),
  );
