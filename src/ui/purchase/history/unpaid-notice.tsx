import type { Budget } from '../../../domain/catalog/schedule.ts';
import { isBoughtWith } from '../../../domain/purchase/transaction.ts';
import { usePaymentTerm } from '../../assessment/public/next-step/use-payment-term.ts';
import { useBudgetSources } from '../../core/budget-sources.ts';
import { useRepeat } from '../../core/read-repeat.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { longDate } from '../../kit/format/date.ts';
import { money } from '../../kit/format/money.ts';
import type { FoundOffer } from '../order/use-offer.ts';
import { transactionAddress } from './history-address.ts';

interface UnpaidNoticeProps {
  readonly offer: FoundOffer;
  readonly budget: Budget | null;
  readonly onContinue: (budgetary: string) => void;
}

export const UnpaidNotice = ({ offer: { purchasable, unpaid }, budget, onContinue }: UnpaidNoticeProps) => {
  const { lineTitle } = useBudgetSources();
  const its = purchasable.schedule.budgets.find((budget) => unpaid && isBoughtWith(unpaid, budget));
  const term = usePaymentTerm(unpaid ?? { expiresAt: null });
  if (!unpaid || !its) return null;
  return (
    <Callout
      title="Pembelian Anda untuk jadwal ini belum dibayar"
      {...(its.id !== budget?.id && {
        action: (
          <Button size="small" variant="secondary" onClick={() => onContinue(its.id)}>
            Pakai {lineTitle(its, purchasable.schedule.budgets)}
          </Button>
        ),
      })}
    >
      {unpaid.amount === null ? 'Tagihannya' : `Tagihan ${money(unpaid.amount)}`}
      {` ${term?.clause ?? 'menunggu pembayaran'}`}.
    </Callout>
  );
};

/** Warns before a second purchase of one scheme, unless it repeats an assessment or renews a certificate. */
export const OtherPurchaseNotice = ({ other }: Pick<FoundOffer, 'other'>) => {
  const repeat = useRepeat();
  if (!other || repeat) return null;
  const when =
    other.schedule.startsAt === null ? '' : ` untuk asesmen ${longDate(other.schedule.startsAt, other.schedule.zone)}`;
  const open = (label: string) => (
    <LinkButton to={transactionAddress(other.id)} size="small" variant="secondary">
      {label}
    </LinkButton>
  );
  return other.status === 'paid' ? (
    <Callout tone="caution" title="Anda sudah pernah mendaftar pada skema ini" action={open('Buka pembelian itu')}>
      Pembelian{when} sudah lunas. Bila Anda mendaftar di sini, itu pendaftaran kedua dengan biayanya sendiri.
    </Callout>
  ) : (
    <Callout tone="caution" title="Anda sudah punya tagihan untuk skema ini" action={open('Buka tagihan itu')}>
      Tagihan{when} belum dibayar. Bila Anda mendaftar di sini, tagihan itu tetap ada sampai Anda membatalkannya.
    </Callout>
  );
};
