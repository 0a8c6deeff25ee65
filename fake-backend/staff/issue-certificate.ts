import type { Backend } from '../backend.ts';
import type { CertificateRow } from '../database/certificate-rows.ts';
import { newCertificate } from '../rules/certificate.ts';
import { ago } from '../wib-time.ts';

/** Issues the certificate of a purchase, or returns the existing one. Does not change stages. Throws if there is no such purchase. */
export const issueCertificate = ({ db, clock }: Backend, trxId: string): Readonly<CertificateRow> => {
  const issued = db.certificates.get(trxId);
  if (issued) return issued;
  const transaction = db.transactions.get(trxId);
  const holder = db.candidates.get(transaction?.candidate_id ?? '');
  if (!transaction || !holder) throw new Error(`There is no purchase ${trxId} to certify.`);
  const row = newCertificate({
    id: trxId,
    holder: holder.fullname,
    schemeId: transaction.scheme_id,
    issuedAt: ago(clock.now(), 0),
  });
  db.certificates.put(row);
  return row;
};
