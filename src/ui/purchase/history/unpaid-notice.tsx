import { LinkButton } from '../../components/button/link-button.tsx';
import { Callout } from '../../components/feedback/callout.tsx';
import { longDateTime } from '../../format/date.ts';
import { money } from '../../format/money.ts';
import { stepAddress } from '../order/step-address.ts';
import type { FoundOffer } from '../order/use-offer.ts';

/** Says that this schedule was bought already and only waits to be paid, and leads there. */
export const UnpaidNotice = ({ offer: { purchasable, unpaid } }: { offer: FoundOffer }) => {
  const { id, scheme, budgets } = purchasable.schedule;
  const budget = budgets.find(({ source }) => source === unpaid?.budgetSource);
  if (!unpaid || !budget) return null;
  const order = { slug: scheme.slug, scheduleId: id, budgetSource: budget.source, budgetary: budget.id };
  return (
    <Callout
      title="Pembelian Anda untuk jadwal ini belum dibayar"
      action={
        <LinkButton to={stepAddress(order, 'bayar')} size="small">
          Lanjutkan pembayaran
        </LinkButton>
      }
    >
      {unpaid.amount === null ? 'Tagihannya' : `Tagihan ${money(unpaid.amount)}`}
      {unpaid.expiresAt ? ` dapat dibayar sampai ${longDateTime(unpaid.expiresAt)}` : ' menunggu pembayaran'}.
    </Callout>
  );
};
