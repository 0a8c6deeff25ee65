import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { ApiFailure } from '../../../application/api-failure.ts';
import type { PurchaseOutcome } from '../../../application/purchase/pay-transaction.ts';
import type { Budget } from '../../../domain/catalog/schedule.ts';
import { useAlerts } from '../../alerts/alerts-view.ts';
import { Button } from '../../components/button/button.tsx';
import { LinkButton } from '../../components/button/link-button.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { money } from '../../format/money.ts';
import type { PurchaseArgs } from '../../paths.ts';
import { space } from '../../theme/theme.ts';
import { OutcomeNotice } from '../payment/outcome-notice.tsx';
import { paymentAddress } from '../payment/payment-address.ts';
import { UnknownAmount } from '../payment/unknown-amount.tsx';
import { useBuyScheme } from '../purchase-data.ts';
import { Section } from '../section.tsx';
import { Checkout } from './checkout.tsx';
import { OrderFacts } from './order-facts.tsx';
import type { PurchaseView } from './purchase-view.ts';
import { stepAddress } from './step-address.ts';
import { TotalLine } from './total-line.tsx';
import { type FoundOffer, priceOf } from './use-offer.ts';

const labelOf = (price: number, outcome: PurchaseOutcome | null, unpaid: boolean): string => {
  if (price === 0) return 'Ajukan pendaftaran';
  if (unpaid || outcome?.kind === 'windowClosed') return 'Lanjutkan pembayaran';
  return outcome?.kind === 'windowUnavailable' ? 'Coba buka pembayaran lagi' : `Bayar ${money(price)}`;
};

export interface PayOrderProps {
  readonly args: PurchaseArgs;
  readonly offer: FoundOffer;
  readonly view: PurchaseView;
  readonly budget: Budget;
  /** Whether the purchase is still shown, at whatever step. */
  readonly here: RefObject<boolean>;
}

/** Step 3: pays, or sends the registration when there is nothing to pay. The result has a page of its own. */
export const PayOrder = ({ args, offer, view, budget, here }: PayOrderProps) => {
  const [, navigate] = useLocation();
  const alerts = useAlerts();
  const buy = useBuyScheme();
  const seen = useSnapshot(view);
  const outcome = seen.ended?.budgetary === budget.id ? (seen.ended.outcome as PurchaseOutcome) : null;
  const { schedule } = offer.purchasable;
  const order = { scheduleId: schedule.id, budgetSource: budget.source, budgetary: budget.id };
  const unpaid = offer.unpaid?.budgetSource === budget.source;
  const price = priceOf(offer, budget);
  const free = price === 0;

  const pay = async () => {
    if (view.paying) return; // a second click before the button is busy
    view.paying = true;
    try {
      const outcome = await buy.mutateAsync(order);
      view.ended = { budgetary: budget.id, outcome };
      if (outcome.kind === 'settled' && here.current) {
        navigate(paymentAddress(outcome.transaction), { replace: true }); // Back must not lead to a step that is done
      }
    } catch (error) {
      view.ended = null;
      if (!(error instanceof ApiFailure && error.kind === 'expired')) alerts.failed(error); // the session says that itself
    } finally {
      view.paying = false;
    }
  };

  return (
    <>
      <PageHeading eyebrow={schedule.scheme.title} title={free ? 'Ajukan pendaftaran' : 'Bayar pendaftaran'} />
      <Checkout
        sideLabel="Biaya"
        side={
          <>
            <h2>{free ? 'Pendaftaran' : 'Pembayaran'}</h2>
            <TotalLine price={price} />
            {price === null ? (
              <UnknownAmount />
            ) : (
              <Button wide busy={seen.paying} onClick={() => void pay()}>
                {labelOf(price, outcome, unpaid)}
              </Button>
            )}
            <LinkButton to={stepAddress(args, 'tinjau')} variant="quiet" wide>
              Kembali ke tinjauan
            </LinkButton>
          </>
        }
      >
        {outcome && !seen.paying && <OutcomeNotice outcome={outcome} />}
        <HowToPay free={free} />
        <Section title="Yang Anda daftarkan">
          <OrderFacts schedule={schedule} budget={budget} />
        </Section>
      </Checkout>
    </>
  );
};

const Steps = styled.ol`
  display: grid;
  gap: ${space(2)};
  padding-inline-start: ${space(5)};

  li {
    list-style: decimal;
  }
`;

const paying = [
  'Tekan tombol bayar. Jendela pembayaran akan terbuka di halaman ini.',
  'Pilih cara membayar yang Anda punya, lalu ikuti petunjuknya.',
  'Setelah selesai, Anda kembali ke portal ini dan melihat status pembayaran dari sistem kami.',
];

const applying = [
  'Tekan tombol ajukan. Tidak ada yang perlu Anda bayar.',
  'Pendaftaran Anda langsung tercatat pada sumber anggaran yang Anda pilih.',
  'Setelah itu, proses sertifikasi Anda dimulai dari persetujuan asesmen.',
];

/** What will happen after the button is pressed. */
const HowToPay = ({ free }: { free: boolean }) => (
  <Section title={free ? 'Apa yang terjadi selanjutnya' : 'Cara membayar'}>
    <Steps>
      {(free ? applying : paying).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </Steps>
  </Section>
);
