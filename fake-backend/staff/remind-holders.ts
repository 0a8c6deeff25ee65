import type { Backend } from '../backend.ts';
import type { CertificateRow } from '../database/certificate-rows.ts';
import { settingsOf } from '../database/seeding.ts';
import { wantsReminder } from '../rules/certificate.ts';
import { ago, wib } from '../wib-time.ts';
import { notify } from './notify.ts';

/** The certificates of candidates whose holders the robots have to remind now. */
export const dueReminders = ({ db, clock }: Backend): readonly Readonly<CertificateRow>[] =>
  settingsOf(db).robots.on
    ? db.certificates.where((row) => wantsReminder(row, clock.now()) && db.transactions.get(row.id) !== undefined)
    : [];

/** Tells the holders, once for each certificate. */
export const remindHolders = (backend: Backend): void => {
  const { db, clock } = backend;
  for (const row of dueReminders(backend)) {
    const transaction = db.transactions.get(row.id);
    if (!transaction) continue;
    db.certificates.put({ ...row, reminded_at: ago(clock.now(), 0) });
    const title = db.schemes.get(row.scheme_id)?.title ?? row.scheme_id;
    const until = wib(row.valid_until).locale('id').format('D MMMM YYYY');
    const information = `Sertifikat ${title} Anda berlaku sampai ${until}. Daftar perpanjangan sebelum hari itu.`;
    notify(backend, { candidate_id: transaction.candidate_id, type: 'certificate', trxid: row.id, information });
  }
};
