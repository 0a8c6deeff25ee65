import { newCertificate } from '../../rules/certificate.ts';
import { ago, DAY } from '../../wib-time.ts';
import type { CertificateRow } from '../certificate-rows.ts';
import type { CandidateRow, StageRow, TransactionRow } from '../rows.ts';

interface Journey {
  transactions: TransactionRow[];
  stages: StageRow[];
}

/** Certificates of people without an account, so that every check result can be shown. */
const ofOthers = (now: Date): CertificateRow[] => [
  newCertificate({
    id: 'LAMA-000012',
    holder: 'Rangga Contoh',
    schemeId: 'SKM-02',
    issuedAt: ago(now, 3 * 366 * DAY + 40 * DAY),
  }),
  {
    ...newCertificate({
      id: 'LAMA-000031',
      holder: 'Sari Contoh',
      schemeId: 'SKM-08',
      issuedAt: ago(now, 200 * DAY),
    }),
    revoked_at: ago(now, 30 * DAY),
    revoked_reason: 'Bukti persyaratan dasar ternyata tidak sah.',
  },
];

const remindedAfter = 915 * DAY;

export const certificates = (
  now: Date,
  { transactions, stages }: Journey,
  people: CandidateRow[],
): CertificateRow[] => {
  const earned = stages.flatMap(({ trx_id, name, status, since }) => {
    if (name !== 'certificate' || status !== 'done' || since === null) return [];
    const transaction = transactions.find(({ id }) => id === trx_id);
    const holder = people.find(({ id }) => id === transaction?.candidate_id);
    if (!transaction || !holder) throw new Error(`${trx_id}: nobody to certify`);
    const { scheme_id: schemeId } = transaction;
    const row = newCertificate({ id: trx_id, holder: holder.fullname, schemeId, issuedAt: since });
    const reminded = now.getTime() - Date.parse(since) - remindedAfter;
    return [{ ...row, reminded_at: reminded >= 0 ? ago(now, reminded) : null }];
  });
  return [...earned, ...ofOthers(now)];
};
