import type { FieldErrors } from '../respond.ts';
import { isLonger } from './exam/longer.ts';

export const messageSubjects: Readonly<Record<string, string>> = {
  question: 'Pertanyaan',
  absence: 'Tidak dapat hadir atau jadwal pengganti',
  service: 'Keluhan tentang layanan',
  assessor: 'Keluhan tentang asesor',
  refund: 'Pengembalian biaya',
  'personal-data': 'Data pribadi',
};

/** Promised answer time in working days. */
export const answerWithinDays = (subject: string): number => (subject === 'question' ? 2 : 3);

export interface MessageFields {
  readonly subject: string;
  readonly trxId: string;
  readonly message: string;
  readonly email: string;
}

export const messageErrors = (
  { subject, trxId, message, email }: MessageFields,
  isOwn: (trxId: string) => boolean,
): FieldErrors | null => {
  const errors: FieldErrors = {};
  if (!(subject in messageSubjects)) errors.subject = ['Jenis pesan tidak dikenal.'];
  if (trxId !== '' && !isOwn(trxId)) errors.trx_id = ['Sertifikasi ini tidak ada di akun Anda.'];
  if (message.length < 20) errors.message = ['Pesan minimal 20 karakter.'];
  if (isLonger(message, 4000)) errors.message = ['Pesan maksimal 4000 karakter.'];
  if (isLonger(email, 254) || !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email))
    errors.email = ['Alamat email tidak sesuai.'];
  return Object.keys(errors).length > 0 ? errors : null;
};
