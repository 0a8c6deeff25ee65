import { useLocation } from 'wouter';
import type { Budget } from '../../../domain/catalog/schedule.ts';
import type { PurchaseArgs } from '../../core/paths.ts';
import { useRepeat } from '../../core/read-repeat.ts';
import { money } from '../../kit/format/money.ts';
import type { PayWay } from '../attempt/pay-way.ts';
import { begunBy, useOutcome, usePurchaseAttempt } from '../attempt/purchase-attempt.ts';
import type { PurchaseView } from '../attempt/purchase-view.ts';
import { usePayAgainMutations } from '../history/transaction-data.ts';
import { useWayOfPaying } from '../payment/way-of-paying.ts';
import { useBuyScheme } from './order-data.ts';
import { stepAddress } from './step-address.ts';
import { type FoundOffer, priceOf, unpaidBy } from './use-offer.ts';

const free = {
  label: 'Ajukan pendaftaran',
  note: 'Tidak ada yang perlu Anda bayar. Pendaftaran Anda dikirim ke LSP, lalu statusnya tampil.',
};

const paid = {
  label: 'Lanjutkan pembayaran',
  note: 'Jendela pembayaran terbuka di halaman ini. Setelah selesai, status dari sistem kami tampil otomatis.',
};

const transferred = {
  label: 'Lihat cara membayar',
  note: 'Pendaftaran Anda dicatat, lalu rekening dan jumlah yang harus ditransfer tampil. Anda terdaftar setelah LSP menandainya lunas.',
};

interface MoneyArgs {
  readonly args: PurchaseArgs;
  readonly offer: FoundOffer;
  readonly view: PurchaseView;
  readonly budget: Budget | null;
}

export const useMoneyWay = ({ args, offer, view, budget }: MoneyArgs): PayWay => {
  const [, navigate] = useLocation();
  const repeat = useRepeat();
  const buy = useBuyScheme();
  const { continuing } = usePayAgainMutations();
  const attempt = usePurchaseAttempt(view);
  const outcome = useOutcome(view, budget);
  const { schedule } = offer.purchasable;
  const price = budget && priceOf(offer, budget);
  const usual = useWayOfPaying() === 'transfer' ? transferred : paid;
  const begun = budget && (unpaidBy(offer, budget) ?? begunBy(outcome));

  const labelOf = (): string => {
    if (outcome?.kind === 'windowUnavailable') return 'Coba buka pembayaran lagi';
    if (begun) return usual.label;
    if (usual === transferred) return 'Daftar dan bayar lewat transfer';
    return price === null ? 'Bayar' : `Bayar ${money(price)}`;
  };

  const pay = (budget: Budget) =>
    attempt(budget, () => {
      const order = { ...args, slug: schedule.scheme.slug, budgetSource: budget.source, budgetary: budget.id };
      navigate(stepAddress(order, 'tinjau', repeat), { replace: true });
      // adds a history entry, so that Back during the payment returns to the review
      if (price !== 0) navigate(stepAddress(order, 'bayar', repeat));
      if (begun) return continuing.mutateAsync(begun); // avoids a duplicate purchase
      return buy.mutateAsync({ scheduleId: schedule.id, budgetSource: budget.source, budgetary: budget.id, repeat });
    });

  return { ...(price === 0 ? free : { ...usual, label: labelOf() }), price, problems: [], refusals: [], pay };
};
