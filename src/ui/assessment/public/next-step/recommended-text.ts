/** The words where the assessor has recommended and the body has not decided yet. */
export const recommendedText = (competent: boolean | null): string =>
  competent === null ? 'Rekomendasi belum diketahui' : `Direkomendasikan ${competent ? '' : 'belum '}kompeten`;

export const bodyDecidesText = 'Keputusannya dibuat lembaga sertifikasi sesudah rekomendasi asesor ini.';

export const bodyIsDecidingText = 'Lembaga sertifikasi belum memutuskan hasil asesmen Anda';
