import type { FieldErrors } from '../respond.ts';
import { isLonger } from './exam/longer.ts';

export const messageSubjects: Readonly<Record<string, string>> = {
  question: 'Pertanyaan',
  absence: 'Tidak dapat hadir atau jadwal pengganti',
  service: 'Keluhan tentang layanan',
  assessor: 'Keluhan tentang asesor',
  refund: 'Pengembalian biaya',
  'personal-data': 'Data pribadi',
  'exam-question': 'Masalah pada soal ujian',
};

/** Promised answer time in working days; a report from an exam is answered at once. */
export const answerWithinDays = (subject: string): number =>
  subject === 'exam-question' ? 0 : subject === 'question' ? 2 : 3;

export interface MessageFields {
  readonly subject: string;
  readonly trxId: string;
  readonly message: string;
  readonly email: string;
  readonly questionId: string;
}

export const messageErrors = (
  { subject, trxId, message, email, questionId }: MessageFields,
  isOwn: (trxId: string) => boolean,
  isAsked: (questionId: string) => boolean,
): FieldErrors | null => {
  const errors: FieldErrors = {};
  if (subject === 'exam-question' && !isAsked(questionId))
    errors.question_detail_id = ['Soal ini tidak ada di ujian Anda yang sudah dimulai.'];
  if (!(subject in messageSubjects)) errors.subject = ['Jenis pesan tidak dikenal.'];
  if (trxId !== '' && !isOwn(trxId)) errors.trx_id = ['Sertifikasi ini tidak ada di akun Anda.'];
  if (message.length < 20) errors.message = ['Pesan minimal 20 karakter.'];
  if (isLonger(message, 4000)) errors.message = ['Pesan maksimal 4000 karakter.'];
  if (isLonger(email, 254) || !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email))
    errors.email = ['Alamat email tidak sesuai.'];
  return Object.keys(errors).length > 0 ? errors : null;
};
