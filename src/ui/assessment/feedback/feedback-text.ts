import type { FeedbackComponent } from '../../../domain/assessment/feedback.ts';

export const feedbackCode = 'FR.AK.03';
export const feedbackTitle = 'Umpan Balik dan Catatan Asesmen';

export const feedbackSent = 'Umpan balik sudah dikirim. Terima kasih';

/** Official wording of FR.AK.03. */
export const componentText: Readonly<Record<FeedbackComponent, string>> = {
  explained: 'Saya mendapatkan penjelasan yang cukup memadai mengenai proses asesmen/uji kompetensi',
  chanceToStudy:
    'Saya diberikan kesempatan untuk mempelajari standar kompetensi yang akan diujikan dan menilai diri sendiri terhadap pencapaiannya',
  chanceToDiscuss:
    'Asesor memberikan kesempatan untuk mendiskusikan/menegosiasikan metode, instrumen dan sumber asesmen serta jadwal asesmen',
  evidenceExplored:
    'Asesor berusaha menggali seluruh bukti pendukung yang sesuai dengan latar belakang pelatihan dan pengalaman yang saya miliki',
  chanceToDemonstrate:
    'Saya sepenuhnya diberikan kesempatan untuk mendemonstrasikan kompetensi yang saya miliki selama asesmen',
  decisionExplained: 'Saya mendapatkan penjelasan yang memadai mengenai keputusan asesmen',
  feedbackGiven: 'Asesor memberikan umpan balik yang mendukung setelah asesmen serta tindak lanjutnya',
  documentsSigned: 'Asesor bersama saya mempelajari semua dokumen asesmen serta menandatanganinya',
  confidentiality: 'Saya mendapatkan jaminan kerahasiaan hasil asesmen serta penjelasan penanganan dokumen asesmen',
  communication: 'Asesor menggunakan keterampilan komunikasi yang efektif selama asesmen',
};
