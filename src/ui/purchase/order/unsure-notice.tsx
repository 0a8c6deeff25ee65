import { failureText } from '../../core/failure-text.ts';
import { paths } from '../../core/paths.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { Checkbox } from '../../kit/components/choice/checkbox.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { transactionAddress } from '../history/history-address.ts';
import { transactionText } from '../transaction-text.ts';
import type { Unsure } from './use-offer.ts';

const Action = ({ unsure }: { unsure: Unsure }) => {
  if (unsure.kind === 'maybe')
    return (
      <LinkButton to={transactionAddress(unsure.transaction.id)} variant="secondary" size="small">
        Buka pembelian itu
      </LinkButton>
    );
  return (
    <>
      <Button variant="secondary" size="small" busy={unsure.retrying} onClick={unsure.retry}>
        Coba lagi
      </Button>
      <LinkButton to={paths.transactions.to({})} variant="quiet" size="small">
        Lihat Riwayat Pembelian
      </LinkButton>
    </>
  );
};

const textOf = (unsure: Unsure): string => {
  if (unsure.kind === 'unread')
    return unsure.error ? failureText(unsure.error).text : 'Sebagian riwayat pembelian Anda tidak dapat dibaca portal.';
  const { id } = unsure.transaction;
  return `Pembelian ${id} mungkin untuk jadwal ini. ${transactionText(unsure.transaction).label}.`;
};

export const lookedFieldId = 'sudah-memeriksa';

export interface UnsureNoticeProps {
  readonly unsure: Unsure;
  readonly looked: boolean;
  readonly onLooked: (looked: boolean) => void;
  readonly error: string | undefined;
}

export const UnsureNotice = ({ unsure, looked, onLooked, error }: UnsureNoticeProps) => (
  <>
    <Callout
      tone="caution"
      title="Belum bisa dipastikan apakah Anda sudah membeli jadwal ini"
      action={<Action unsure={unsure} />}
    >
      {textOf(unsure)} Periksa lebih dulu agar Anda tidak membayar dua kali.
    </Callout>
    <Checkbox
      id={lookedFieldId}
      label="Saya sudah memeriksa dan ingin mendaftar pada jadwal ini."
      checked={looked}
      onChecked={onLooked}
      error={error}
      aria-required
    />
  </>
);
