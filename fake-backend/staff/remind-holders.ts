import type { Backend } from '../backend.ts';
import { settingsOf } from '../database/seeding.ts';
import { certificateStatus, remindFrom } from '../rules/certificate.ts';
import { type Act, aboutPurchase } from '../time/act.ts';
import { ago, wib } from '../wib-time.ts';
import { notify } from './notify.ts';

/** The robots send one reminder per certificate, unless the certificate is revoked or expired by then. */
export const reminderActs = (backend: Backend): readonly Act[] => {
  const { db, clock } = backend;
  const { robots, done_until: from } = settingsOf(db);
  if (!robots.on) return [];
  const waiting = db.certificates.where(({ reminded_at: reminded }) => reminded === null);
  return waiting.flatMap((row) => {
    const transaction = db.transactions.get(row.id);
    const at = remindFrom(row);
    if (!transaction || certificateStatus(row, new Date(Math.max(at, from))) !== 'valid') return [];
    const happen = () => {
      db.certificates.put({ ...row, reminded_at: ago(clock.now(), 0) });
      const title = db.schemes.get(row.scheme_id)?.title ?? row.scheme_id;
      const until = wib(row.valid_until).locale('id').format('D MMMM YYYY');
      const information = `Sertifikat ${title} Anda berlaku sampai ${until}. Daftar perpanjangan jauh sebelum hari itu.`;
      notify(backend, { candidate_id: transaction.candidate_id, type: 'certificate', trxid: row.id, information });
    };
    return [{ id: `${row.id}:reminder`, at, title: `Pengingat sertifikat: ${aboutPurchase(backend, row.id)}`, happen }];
  });
};
