import type { Backend } from '../backend.ts';
import type { AccountLinkRow, CandidateRow, MailRow, NotificationRow } from '../database/rows.ts';
import { nextNumber } from '../database/seeding.ts';
import { linkLifetimeMs, resetPauseMs } from '../rules/registration.ts';
import { ago } from '../wib-time.ts';

/** Mails kept per address, so that a class does not displace the mails of others. */
const keptMails = 50;

const send = ({ db, clock }: Backend, mail: Omit<MailRow, 'id' | 'sent_at'>): void => {
  const id = `MAIL-${String(nextNumber(db)).padStart(5, '0')}`;
  db.mails.put({ ...mail, id, sent_at: ago(clock.now(), 0) });
  const received = db.mails.where(({ to }) => to === mail.to);
  const [oldest] = received;
  if (oldest && received.length > keptMails) db.mails.remove(oldest.id);
};

type Receiver = Pick<CandidateRow, 'id' | 'email' | 'fullname'>;

export const newLink = (
  { db, clock, newSecret }: Backend,
  purpose: AccountLinkRow['purpose'],
  { id }: Receiver,
): string => {
  for (const link of db.accountLinks.where((row) => row.purpose === purpose && row.candidate_id === id)) {
    db.accountLinks.put({ ...link, replaced: true });
  }
  const secret = newSecret();
  const now = clock.now();
  db.accountLinks.put({
    id: secret,
    purpose,
    candidate_id: id,
    made_at: ago(now, 0),
    expires_at: ago(now, -linkLifetimeMs[purpose]),
    used: false,
    replaced: false,
  });
  return secret;
};

export const sendVerificationMail = (backend: Backend, candidate: Receiver): void =>
  send(backend, {
    to: candidate.email,
    subject: 'Verifikasi email Anda',
    lines: [
      `Halo, ${candidate.fullname}.`,
      'Tekan tautan di bawah ini untuk memverifikasi email akun portal asesi Anda.',
      'Tautan berlaku 60 menit dan hanya dapat dipakai satu kali.',
    ],
    link: `/profile/verify/${candidate.id}/${newLink(backend, 'verify', candidate)}`,
    link_title: 'Verifikasi email',
  });

export const sendResetMail = (backend: Backend, candidate: Receiver): void => {
  const now = backend.clock.now().getTime();
  const recent = backend.db.accountLinks.where(
    (row) =>
      row.purpose === 'reset' &&
      row.candidate_id === candidate.id &&
      Math.abs(now - Date.parse(row.made_at)) < resetPauseMs,
  );
  if (recent.some(({ used }) => !used)) return;
  send(backend, {
    to: candidate.email,
    subject: 'Atur ulang kata sandi',
    lines: [
      `Halo, ${candidate.fullname}.`,
      'Kami menerima permintaan untuk mengatur ulang kata sandi akun Anda.',
      'Tautan berlaku 60 menit dan hanya dapat dipakai satu kali. Abaikan email ini bila Anda tidak memintanya.',
    ],
    link: `/reset-password/${newLink(backend, 'reset', candidate)}?email=${encodeURIComponent(candidate.email)}`,
    link_title: 'Atur ulang kata sandi',
  });
};

export const sendPasswordChangedMail = (backend: Backend, candidate: Receiver): void =>
  send(backend, {
    to: candidate.email,
    subject: 'Kata sandi Anda sudah diganti',
    lines: [
      `Halo, ${candidate.fullname}.`,
      'Kata sandi akun Anda baru saja diganti, dan semua perangkat lain sudah dikeluarkan.',
      'Bila bukan Anda yang menggantinya, segera atur ulang kata sandi dan hubungi lembaga sertifikasi.',
    ],
    link: null,
    link_title: null,
  });

const pathPart = (trxId: string): string => btoa(trxId).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

type NewsMail = Pick<MailRow, 'subject' | 'link_title'> & { readonly link: (trxId: string) => string };

const newsMails: Readonly<Record<NotificationRow['type'], NewsMail | null>> = {
  assessment: {
    subject: 'Kabar asesmen Anda',
    link: () => '/', // the phone reads the next step there; the process itself needs a laptop
    link_title: 'Buka langkah Anda berikutnya',
  },
  payment: { subject: 'Kabar pembayaran Anda', link: () => '/', link_title: 'Buka langkah Anda berikutnya' },
  certificate: {
    subject: 'Kabar sertifikat Anda',
    link: (trxId) => `/certificate/psre?trx=${pathPart(trxId)}`,
    link_title: 'Buka sertifikat',
  },
  register: null,
  verify_email: null,
  message: null,
};

/** Tells one mail from another in an inbox. */
const firstSentence = (text: string): string => text.replace(/\.(\s.*)?$/s, '');

/** Sends a notification by mail as well, to verified addresses only. */
export const sendNewsMail = (
  backend: Backend,
  news: Readonly<Pick<NotificationRow, 'candidate_id' | 'type' | 'trxid' | 'information'>>,
): void => {
  const candidate = backend.db.candidates.get(news.candidate_id);
  const kind = newsMails[news.type];
  if (!candidate?.email_verified || !kind) return;
  send(backend, {
    to: candidate.email,
    subject: `${kind.subject}: ${firstSentence(news.information)}`,
    lines: [`Halo, ${candidate.fullname}.`, news.information],
    link: news.trxid === null ? '/notifications' : kind.link(news.trxid),
    link_title: news.trxid === null ? 'Buka notifikasi' : kind.link_title,
  });
};

/** Sends news of a message to its sender, with the message below. */
export const sendMessageMail = (
  backend: Backend,
  { email, message }: Record<'email' | 'message', string>,
  { subject, text }: Record<'subject' | 'text', string>,
): void => send(backend, { to: email, subject, lines: [text, `Pesan Anda: ${message}`], link: null, link_title: null });
