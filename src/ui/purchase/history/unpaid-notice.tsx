import type { Budget } from '../../../domain/catalog/schedule.ts';
import { Button } from '../../components/button/button.tsx';
import { Callout } from '../../components/feedback/callout.tsx';
import { budgetTitle } from '../../format/budget-source-title.ts';
import { longDateTime } from '../../format/date.ts';
import { money } from '../../format/money.ts';
import type { FoundOffer } from '../order/use-offer.ts';

interface UnpaidNoticeProps {
  readonly offer: FoundOffer;
  readonly budget: Budget | null;
  readonly onContinue: (budgetary: string) => void;
}

export const UnpaidNotice = ({ offer: { purchasable, unpaid }, budget, onContinue }: UnpaidNoticeProps) => {
  const its = purchasable.schedule.budgets.find(({ source }) => source === unpaid?.budgetSource);
  if (!unpaid || !its) return null;
  return (
    <Callout
      title="Pembelian Anda untuk jadwal ini belum dibayar"
      {...(its.id !== budget?.id && {
        action: (
          <Button size="small" variant="secondary" onClick={() => onContinue(its.id)}>
            Pakai {budgetTitle(its)}
          </Button>
        ),
      })}
    >
      {unpaid.amount === null ? 'Tagihannya' : `Tagihan ${money(unpaid.amount)}`}
      {unpaid.expiresAt ? ` dapat dibayar sampai ${longDateTime(unpaid.expiresAt)}` : ' menunggu pembayaran'}.
    </Callout>
  );
};
