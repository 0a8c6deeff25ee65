import { failureText } from '../../core/failure-text.ts';
import { paths } from '../../core/paths.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { Checkbox } from '../../kit/components/choice/checkbox.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { transactionAddress } from '../history/history-address.ts';
import { transactionText } from '../transaction-text.ts';
import type { Doubt } from './use-offer.ts';

const Action = ({ doubt }: { doubt: Doubt }) => {
  if (doubt.kind === 'maybe')
    return (
      <LinkButton to={transactionAddress(doubt.transaction.id)} variant="secondary" size="small">
        Buka pembelian itu
      </LinkButton>
    );
  return (
    <>
      <Button variant="secondary" size="small" busy={doubt.retrying} onClick={doubt.retry}>
        Coba lagi
      </Button>
      <LinkButton to={paths.transactions.to({})} variant="quiet" size="small">
        Lihat Riwayat Pembelian
      </LinkButton>
    </>
  );
};

const textOf = (doubt: Doubt): string => {
  if (doubt.kind === 'unread')
    return doubt.error ? failureText(doubt.error).text : 'Sebagian riwayat pembelian Anda tidak dapat dibaca portal.';
  const { id } = doubt.transaction;
  return `Pembelian ${id} mungkin untuk jadwal ini. ${transactionText(doubt.transaction).label}.`;
};

export const lookedFieldId = 'sudah-memeriksa';

export interface DoubtNoticeProps {
  readonly doubt: Doubt;
  readonly looked: boolean;
  readonly onLooked: (looked: boolean) => void;
  readonly error: string | undefined;
}

export const DoubtNotice = ({ doubt, looked, onLooked, error }: DoubtNoticeProps) => (
  <>
    <Callout
      tone="caution"
      title="Belum bisa dipastikan apakah Anda sudah membeli jadwal ini"
      action={<Action doubt={doubt} />}
    >
      {textOf(doubt)} Periksa lebih dulu agar Anda tidak membayar dua kali.
    </Callout>
    <Checkbox
      id={lookedFieldId}
      label="Saya sudah memeriksa dan ingin mendaftar pada jadwal ini."
      checked={looked}
      onChecked={onLooked}
      error={error}
      required
    />
  </>
);
