import { type ReactNode, type RefObject, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { ApiFailure } from '../../../application/api-failure.ts';
import type { CheckOutOutcome } from '../../../application/purchase/check-out-with-voucher.ts';
import type { Budget, Schedule } from '../../../domain/catalog/schedule.ts';
import type { Voucher } from '../../../domain/purchase/voucher.ts';
import { useAlerts } from '../../alerts/alerts-view.ts';
import { Button } from '../../components/button/button.tsx';
import { LinkButton } from '../../components/button/link-button.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { FailureState } from '../../errors/failure-state.tsx';
import { useLostFocus } from '../../page/use-lost-focus.ts';
import type { PurchaseArgs } from '../../paths.ts';
import { Checkout } from '../order/checkout.tsx';
import { OrderFacts } from '../order/order-facts.tsx';
import type { PurchaseView } from '../order/purchase-view.ts';
import { stepAddress } from '../order/step-address.ts';
import { TotalLine } from '../order/total-line.tsx';
import { OutcomeNotice } from '../payment/outcome-notice.tsx';
import { paymentAddress } from '../payment/payment-address.ts';
import { Section } from '../section.tsx';
import { useCheckOut, useUsableVoucher } from '../vouchers/voucher-data.ts';
import { VoucherSkeleton } from '../vouchers/voucher-skeleton.tsx';
import { VoucherTicket } from '../vouchers/voucher-ticket.tsx';
import { PrakerjaCodePayment } from './prakerja-code-payment.tsx';

export interface PrakerjaPaymentProps {
  readonly args: PurchaseArgs;
  readonly schedule: Schedule;
  readonly view: PurchaseView;
  readonly budget: Budget;
  /** Whether the purchase is still shown, at whatever step. */
  readonly here: RefObject<boolean>;
}

const SideOf = ({ args, children }: { args: PurchaseArgs; children: ReactNode }) => (
  <>
    <h2>Pendaftaran</h2>
    <TotalLine price={0} />
    {children}
    <LinkButton to={stepAddress(args, 'tinjau')} variant="quiet" wide>
      Kembali ke tinjauan
    </LinkButton>
  </>
);

/** Buys with a voucher; the outcome is kept here unless it leads to the result page. */
const useVoucherPayment = (here: RefObject<boolean>) => {
  const [, navigate] = useLocation();
  const checkOut = useCheckOut();
  const [outcome, setOutcome] = useState<CheckOutOutcome | null>(null);
  const pay = async (voucher: Voucher): Promise<void> => {
    setOutcome(null);
    const ended = await checkOut.mutateAsync(voucher.id);
    if (ended.kind !== 'bought') setOutcome(ended);
    else if (here.current) navigate(paymentAddress(ended.transaction), { replace: true }); // Back must not lead to a step that is done
  };
  return { pay, outcome };
};

/** Step 3 with the Kartu Prakerja: the voucher for this schedule pays, or the code that makes one. */
export const PrakerjaPayment = ({ args, schedule, view, budget, here }: PrakerjaPaymentProps) => {
  const alerts = useAlerts();
  const { paying } = useSnapshot(view);
  const usable = useUsableVoucher(schedule.id);
  const { pay, outcome } = useVoucherPayment(here);
  useLostFocus(usable.data);

  /** News of a purchase must not take this step away while it is being made. */
  const whilePaying = async (work: () => Promise<void>) => {
    if (view.paying) return; // a second click before the button is busy
    view.paying = true;
    try {
      await work();
    } finally {
      view.paying = false;
    }
  };
  const payWith = (voucher: Voucher) =>
    whilePaying(() => pay(voucher)).catch((error: unknown) => {
      if (!(error instanceof ApiFailure && error.kind === 'expired')) alerts.failed(error); // the session says that itself
    });

  const order = (
    <Section title="Yang Anda daftarkan">
      <OrderFacts schedule={schedule} budget={budget} />
    </Section>
  );
  const notice = outcome && outcome.kind !== 'bought' && <OutcomeNotice outcome={outcome} />;
  const voucher = usable.data;

  const content = (): ReactNode => {
    if (voucher === undefined && usable.error)
      return (
        <FailureState
          error={usable.error}
          title="Voucher belum bisa dimuat"
          onRetry={() => void usable.refetch()}
          retrying={usable.isFetching}
        />
      );
    if (voucher === undefined) return <VoucherSkeleton count={1} />;
    if (voucher === null)
      return (
        <PrakerjaCodePayment
          scheduleId={schedule.id}
          pay={(redeemed) => pay(redeemed)}
          whilePaying={whilePaying}
          side={(button) => <SideOf args={args}>{button}</SideOf>}
        >
          {order}
        </PrakerjaCodePayment>
      );
    return (
      <Checkout
        sideLabel="Biaya"
        side={
          <SideOf args={args}>
            <Button wide busy={paying} onClick={() => void payWith(voucher)}>
              Daftar dengan voucher ini
            </Button>
          </SideOf>
        }
      >
        {!paying && notice}
        <Section title="Voucher Anda untuk jadwal ini">
          <VoucherTicket voucher={voucher} />
        </Section>
        {order}
      </Checkout>
    );
  };

  return (
    <>
      <PageHeading eyebrow={schedule.scheme.title} title="Daftar dengan voucher" />
      {content()}
    </>
  );
};
