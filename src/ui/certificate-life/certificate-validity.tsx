import { shortDate } from '../format/date.ts';
import { Renewal } from './renewal.tsx';
import { useLife, useStanding } from './standing-data.ts';

interface CertificateValidityProps {
  readonly trxId: string;
  /** Of its scheme; empty when it is not known. */
  readonly slug: string;
  /** On a card that is one link: without the way to a new certificate, which its page has. */
  readonly brief?: boolean;
}

const briefTexts = { ending: 'segera diperpanjang', ended: 'sudah berakhir' } as const;

/** Until when the certificate of an assessment is valid, for a card. Nothing while that is not known: the card has its next step all the same. */
export const CertificateValidity = ({ trxId, slug, brief = false }: CertificateValidityProps) => {
  const { data: standing } = useStanding(trxId, true);
  const validUntil = standing?.validUntil ?? null;
  const life = useLife(validUntil);
  if (!standing || validUntil === null) return null;
  const said = life === 'ending' || life === 'ended' ? briefTexts[life] : null;
  if (said && !brief) {
    return (
      <section aria-label="Masa berlaku sertifikat">
        <Renewal standing={standing} slug={slug} />
      </section>
    );
  }
  return (
    <p>
      Sertifikat berlaku sampai {shortDate(validUntil)}
      {said && (
        <>
          {' '}
          · <strong>{said}</strong>
        </>
      )}
    </p>
  );
};
