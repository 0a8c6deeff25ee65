import type { EvidenceMethod } from '../../../domain/assessment/agreement.ts';

export const agreementCode = 'FR.AK.01';
export const agreementTitle = 'Persetujuan Asesmen dan Kerahasiaan';

/** Bukti yang akan dikumpulkan, in the words of FR.AK.01. */
export const evidenceText: Readonly<Record<EvidenceMethod, string>> = {
  portfolio: 'Hasil Verifikasi Portofolio',
  product: 'Hasil Review Produk',
  observation: 'Hasil Observasi Langsung',
  activity: 'Hasil Kegiatan Terstruktur',
  oral: 'Hasil Pertanyaan Lisan',
  written: 'Hasil Pertanyaan Tertulis',
  interview: 'Hasil Pertanyaan Wawancara',
  other: 'Lainnya',
};

/** The three statements of FR.AK.01: who says what. */
export const statements = [
  {
    who: 'Asesi',
    text: 'Saya sudah mendapat penjelasan dari asesor mengenai hak saya dan prosedur banding.',
  },
  {
    who: 'Asesor',
    text: 'Saya tidak akan membuka hasil pekerjaan yang saya peroleh karena penugasan sebagai asesor kepada siapa pun selain pihak yang berwenang.',
  },
  {
    who: 'Asesi',
    text: 'Saya setuju mengikuti asesmen dengan pemahaman bahwa informasi yang dikumpulkan hanya dipakai untuk pengembangan profesional dan hanya dapat dibuka oleh orang tertentu.',
  },
] as const;
