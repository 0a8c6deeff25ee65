import { shortDate } from '../format/date.ts';
import { useLife, useStanding } from './standing-data.ts';

const warnings = { ending: ' · segera diperpanjang', ended: ' · sudah berakhir', running: '', unknown: '' } as const;

/** Until when the certificate of an assessment is valid, for a card that is one link. */
const ValidUntil = ({ trxId }: { readonly trxId: string }) => {
  const { data: standing } = useStanding(trxId, true);
  const validUntil = standing?.validUntil ?? null;
  const warning = warnings[useLife(validUntil)];
  if (validUntil === null) return null;
  return (
    <p>
      Sertifikat berlaku sampai {shortDate(validUntil)}
      {warning}
    </p>
  );
};

export default ValidUntil;
