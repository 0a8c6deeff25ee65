import {
  type Message,
  type MessageProblem,
  type MessageSubject,
  messageLengths,
} from '../../../domain/information/message.ts';
import { grouped } from '../../kit/components/text/grouped.ts';

export const subjectTitles: Readonly<Record<MessageSubject, string>> = {
  question: 'Pertanyaan',
  absence: 'Tidak dapat hadir atau jadwal pengganti',
  service: 'Keluhan tentang layanan',
  assessor: 'Keluhan tentang asesor',
  refund: 'Pengembalian biaya',
  'personal-data': 'Data pribadi',
};

export const messageLabels = {
  subject: 'Tentang apa?',
  trxId: 'Sertifikasi yang dimaksud',
  text: 'Pesan Anda',
  email: 'Email untuk jawaban',
} as const;

const problems: Readonly<Record<MessageProblem, (label: string) => string>> = {
  required: (label) => `${label} harus diisi`,
  tooShort: (label) => `${label} paling sedikit ${messageLengths.least} karakter`,
  tooLong: (label) => `${label} paling banyak ${grouped(messageLengths.most)} karakter`,
  notEmail: () => 'Tulis email seperti nama@contoh.com',
};

export const messageProblemText = (problem: MessageProblem | null, field: 'subject' | 'text' | 'email') => {
  if (problem === null) return undefined;
  return field === 'subject' ? 'Pilih tentang apa pesan Anda' : problems[problem](messageLabels[field]);
};

const titleOf = (subject: Message['subject']): string => (subject === '' ? 'Pesan' : subjectTitles[subject]);

export const messageAsText = ({ subject, trxId, text, email }: Message, scheme: string | null): string =>
  [
    `Tentang: ${titleOf(subject)}`,
    ...(trxId ? [`Sertifikasi: ${scheme ? `${scheme} (${trxId})` : trxId}`] : []),
    ...(email.trim() ? [`Email untuk jawaban: ${email.trim()}`] : []),
    '',
    text.trim(),
  ].join('\n');

export const mailAddress = (to: string | undefined, message: Message, scheme: string | null): string => {
  const query = { subject: titleOf(message.subject), body: messageAsText(message, scheme) };
  const fields = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${to ?? ''}?${fields.join('&')}`;
};
