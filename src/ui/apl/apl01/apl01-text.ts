import type { Purpose, Requirement, RequirementVerdict } from '../../../domain/apl/apl01.ts';
import type { BadgeTone } from '../../kit/components/text/badge.tsx';

export const apl01Code = 'FR.APL.01';
export const apl01Title = 'Permohonan Sertifikasi Kompetensi';

export const purposeText: Readonly<Record<Purpose, string>> = {
  certification: 'Sertifikasi',
  recertification: 'Sertifikasi Ulang',
  rcc: 'Pengakuan Kompetensi Terkini (PKT)',
  rpl: 'Rekognisi Pembelajaran Lampau (RPL)',
  other: 'Lainnya',
};

export const purposeHint: Readonly<Partial<Record<Purpose, string>>> = {
  certification: 'Untuk sertifikat pertama Anda pada skema ini.',
  recertification: 'Untuk memperbarui sertifikat yang masa berlakunya hampir habis atau sudah habis.',
  rcc: 'Untuk Anda yang sudah bekerja di bidang ini: kemampuan Anda saat ini dinilai dari bukti kerja.',
  rpl: 'Untuk Anda yang belajar lewat pelatihan, kursus, atau pengalaman: hasil belajar itu diakui.',
};

export const verdictText: Readonly<Record<RequirementVerdict, string>> = {
  met: 'Ada – Memenuhi Syarat',
  unmet: 'Ada – Tidak Memenuhi Syarat',
  absent: 'Tidak Ada',
  unknown: 'Sudah diperiksa',
};

export const verdictTone: Readonly<Record<RequirementVerdict, BadgeTone>> = {
  met: 'positive',
  unmet: 'critical',
  absent: 'caution',
  unknown: 'neutral',
};

export const groupTitle: Readonly<Record<Requirement['group'], string>> = {
  basic: '3.1 Bukti Persyaratan Dasar Pemohon',
  administrative: '3.2 Bukti Administratif',
};

export const declaration =
  'Saya menyatakan bahwa data dan bukti yang saya sampaikan adalah benar, dan saya bersedia mengikuti proses sertifikasi sesuai ketentuan LSP.';

export const sections = [
  { id: 'data-pribadi', no: '1a', title: 'Data Pribadi' },
  { id: 'data-pekerjaan', no: '1b', title: 'Data Pekerjaan Sekarang' },
  { id: 'data-sertifikasi', no: '2', title: 'Data Sertifikasi' },
  { id: 'bukti-kelengkapan', no: '3', title: 'Bukti Kelengkapan Pemohon' },
  { id: 'pernyataan', no: '', title: 'Pernyataan dan Tanda Tangan' },
] as const;

export type SectionId = (typeof sections)[number]['id'];
