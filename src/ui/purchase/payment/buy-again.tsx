import { useQueryClient } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import type { PurchaseOutcome } from '../../../application/purchase/pay-transaction.ts';
import type { Availability, Budget, Schedule } from '../../../domain/catalog/schedule.ts';
import type { Transaction } from '../../../domain/purchase/transaction.ts';
import { paths } from '../../core/paths.ts';
import { useServices } from '../../core/services.tsx';
import { Button } from '../../kit/components/button/button.tsx';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { money } from '../../kit/format/money.ts';
import { begunBy, useOutcome, usePurchaseAttempt } from '../attempt/purchase-attempt.ts';
import { usePurchaseView } from '../attempt/purchase-view.ts';
import { transactionAddress } from '../history/history-address.ts';
import { usePayAgainMutations } from '../history/transaction-data.ts';
import { purchasesQuery, useBuyScheme, usePurchasable } from '../order/order-data.ts';
import { buyAgainAddress, withRepeat } from '../public/purchase-address.ts';
import { leftState } from './left-payment.ts';
import { OutcomeNotice } from './outcome-notice.tsx';
import { PaymentNotSetUp } from './payment-not-set-up.tsx';
import { useHere } from './use-here.ts';
import { useWayOfPaying } from './way-of-paying.ts';

const reasons: Readonly<Record<Exclude<Availability, 'open'>, string>> = {
  full: 'Jadwal ini sudah penuh. Pilih jadwal lain untuk skema yang sama.',
  closed: 'Pendaftaran jadwal ini sudah ditutup. Pilih jadwal lain untuk skema yang sama.',
};

interface BuyAgainProps {
  readonly transaction: Transaction;
}

const BuyAgain = ({ transaction }: BuyAgainProps) =>
  transaction.status === 'cancelled' ? (
    <LinkButton to={buyAgainAddress(transaction)}>Daftar lagi</LinkButton>
  ) : (
    <SameAgain transaction={transaction} />
  );

const SameAgain = ({ transaction }: BuyAgainProps) => {
  const { schedule, scheme, budgetSource } = transaction;
  const read = usePurchasable(schedule.id, scheme.slug || undefined);
  if (read.isPending) return <Button busy>Daftar lagi</Button>;
  const availability = read.data?.availability;
  const budget = read.data?.schedule.budgets.find(({ source }) => source === budgetSource);
  if (!read.data || !budget || budget.price === null || availability !== 'open')
    return (
      <>
        {availability && availability !== 'open' && <p>{reasons[availability]}</p>}
        <LinkButton to={buyAgainAddress(transaction)}>Pilih jadwal lain</LinkButton>
      </>
    );
  if (budget.source === 'prakerja')
    return (
      <LinkButton to={withRepeat(orderAddress(read.data.schedule, budget), transaction.repeat)}>
        Daftar lagi dengan voucher
      </LinkButton>
    );
  return <PayAnew transaction={transaction} schedule={read.data.schedule} budget={budget} price={budget.price} />;
};

const orderAddress = ({ id, scheme }: Schedule, budget: Budget): string =>
  paths.purchase.to({ slug: scheme.slug, scheduleId: id, budgetSource: budget.source, budgetary: budget.id });

interface PayAnewProps extends BuyAgainProps {
  readonly schedule: Schedule;
  readonly budget: Budget;
  readonly price: number;
}

/**
 * Continues an unpaid purchase of this schedule, else buys again at today's price; the terms were already accepted. Opens the review if
 * another purchase may exist. After an unfinished payment, opens the page of that purchase, so that no page shows two.
 */
const PayAnew = ({ transaction, schedule, budget, price }: PayAnewProps) => {
  const view = usePurchaseView();
  const { paying } = useSnapshot(view);
  const outcome = useOutcome(view, budget);
  const attempt = usePurchaseAttempt(view);
  const here = useHere();
  const buy = useBuyScheme();
  const wayOfPaying = useWayOfPaying();
  const { continuing } = usePayAgainMutations();
  const services = useServices();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const order = {
    scheduleId: schedule.id,
    budgetSource: budget.source,
    budgetary: budget.id,
    repeat: transaction.repeat,
  };
  const pay = async (): Promise<PurchaseOutcome | null> => {
    const query = { ...purchasesQuery(services, schedule.id), staleTime: 0 };
    const before = await queries.fetchQuery(query).catch(() => null);
    const isOther = before?.unpaid && before.unpaid.budgetSource !== budget.source;
    if (!before || before.paid || isOther || before.possible.length > 0 || before.unreadable) {
      navigate(withRepeat(orderAddress(schedule, budget), transaction.repeat));
      return null;
    }
    return before.unpaid ? continuing.mutateAsync(before.unpaid) : buy.mutateAsync(order);
  };
  const start = async () => {
    await attempt(budget, pay);
    const ended = view.ended?.outcome ?? null;
    const begun = begunBy(ended);
    if (ended && begun && here.current) navigate(transactionAddress(begun.id), { state: leftState(ended) });
  };
  return (
    <>
      {outcome && !begunBy(outcome) && <OutcomeNotice outcome={outcome} />}
      {price !== transaction.amount && <p>Biaya jadwal ini sekarang {money(price)}.</p>}
      {wayOfPaying || price === 0 ? (
        <Button busy={paying} onClick={() => void start()}>
          {price === 0 ? 'Daftar lagi' : 'Coba bayar lagi'}
        </Button>
      ) : (
        <PaymentNotSetUp />
      )}
    </>
  );
};

export default BuyAgain;
