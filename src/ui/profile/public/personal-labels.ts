import type { PersonalData } from '../../../domain/profile/profile.ts';

/** Domain: FR.APL.01. */
export const personalLabels: Readonly<Record<keyof PersonalData, string>> = {
  fullname: 'Nama lengkap',
  identityKind: 'Jenis identitas',
  identityNumber: 'Nomor identitas',
  birthPlace: 'Tempat lahir',
  birthDate: 'Tanggal lahir',
  gender: 'Jenis kelamin',
  nationality: 'Kebangsaan',
  address: 'Alamat rumah',
  provinceId: 'Provinsi',
  cityId: 'Kota/kabupaten',
  districtId: 'Kecamatan',
  villageId: 'Kelurahan/desa',
  postalCode: 'Kode pos',
  homePhone: 'Nomor telepon rumah',
  officePhone: 'Nomor telepon kantor',
  mobilePhone: 'Nomor HP',
  qualification: 'Kualifikasi pendidikan',
  disabled: 'Penyandang disabilitas',
  disabilityId: 'Disabilitas',
  disabilityTypeId: 'Jenis disabilitas',
  institution: 'Nama institusi/perusahaan',
  position: 'Jabatan',
  workAddress: 'Alamat kantor',
  workPostalCode: 'Kode pos kantor',
  workEmail: 'Email kantor',
};

export const personalIdPrefix = 'pribadi-';
