import { shortDate } from '../format/date.ts';
import { Renewal } from './renewal.tsx';
import { useLife, useStanding } from './standing-data.ts';

interface CertificateValidityProps {
  readonly trxId: string;
  /** Of its scheme; empty when it is not known. */
  readonly slug: string;
}

/** Until when the certificate of an assessment is valid, and the way to a new one. Nothing while that is not known: the card has its next step all the same. */
export const CertificateValidity = ({ trxId, slug }: CertificateValidityProps) => {
  const { data: standing, isPending } = useStanding(trxId, true);
  const validUntil = standing?.validUntil ?? null;
  const life = useLife(validUntil);
  if (isPending) return <p aria-hidden="true">&nbsp;</p>; // what is below keeps its place
  if (!standing || validUntil === null) return null;
  if (life === 'running' || life === 'unknown') return <p>Sertifikat berlaku sampai {shortDate(validUntil)}</p>;
  return (
    <section>
      <Renewal standing={standing} slug={slug} />
    </section>
  );
};
