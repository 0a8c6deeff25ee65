import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { useAddressSearch } from '../../page/address-search.ts';
import { usePartFocus } from '../../page/use-part-focus.ts';
import type { PurchaseArgs } from '../../paths.ts';
import type { PageProps } from '../../route.tsx';
import { useHere } from '../payment/use-here.ts';
import { PrakerjaPayment } from '../prakerja/prakerja-payment.tsx';
import { ChooseSchedule } from './choose-schedule.tsx';
import { OfferProblem } from './offer-problem.tsx';
import { PayOrder } from './pay-order.tsx';
import { PurchaseSteps } from './purchase-steps.tsx';
import { usePurchaseView } from './purchase-view.ts';
import { ReviewOrder } from './review-order.tsx';
import { type PurchaseStep, stepAddress, stepOf } from './step-address.ts';
import { type FoundOffer, isBuyable, priceOf, useOffer } from './use-offer.ts';

const stepNumbers = { jadwal: 1, tinjau: 2, bayar: 3 } as const;

/** `/schema/{slug?}/{schedule_id}/{budget_source?}/{budgetary}`: choose a schedule, review the order, pay it. */
const PurchasePage = ({ args }: PageProps<PurchaseArgs>) => {
  const offer = useOffer(args);
  if (offer.kind === 'found') return <Purchase key={args.scheduleId} args={args} offer={offer} />;
  return (
    <>
      <PurchaseSteps current={1} />
      {offer.kind === 'loading' ? <Skeleton name="list" /> : <OfferProblem offer={offer} slug={args.slug} />}
    </>
  );
};

/** How far this order may go: nothing is paid that was not reviewed, nothing reviewed that cannot be bought. */
const furthest = (offer: FoundOffer, budgetChosen: boolean, accepted: boolean): PurchaseStep => {
  if (!isBuyable(offer)) return 'jadwal';
  return budgetChosen && (accepted || offer.unpaid) ? 'bayar' : 'tinjau';
};

const Purchase = ({ args, offer }: { args: PurchaseArgs; offer: FoundOffer }) => {
  const view = usePurchaseView();
  const here = useHere();
  const { budgetary, accepted, paying } = useSnapshot(view);
  const [, navigate] = useLocation();
  const { schedule } = offer.purchasable;
  const budget = schedule.budgets.find(({ id }) => id === (budgetary ?? args.budgetary)) ?? null;
  const byVoucher = budget?.source === 'prakerja';

  const wanted = stepOf(useAddressSearch());
  const limit = furthest(offer, budget !== null, accepted);
  const step = !paying && stepNumbers[wanted] > stepNumbers[limit] ? limit : wanted;
  usePartFocus(step);
  useEffect(() => {
    if (step !== wanted) navigate(stepAddress(args, step), { replace: true });
  }, [step, wanted, args, navigate]);

  return (
    <>
      <PurchaseSteps
        current={stepNumbers[step]}
        free={byVoucher || (budget !== null && priceOf(offer, budget) === 0)}
      />
      {step === 'jadwal' && <ChooseSchedule args={args} offer={offer} />}
      {step === 'tinjau' && <ReviewOrder args={args} offer={offer} view={view} budget={budget} />}
      {step === 'bayar' && budget && byVoucher && (
        <PrakerjaPayment args={args} schedule={schedule} view={view} budget={budget} here={here} />
      )}
      {step === 'bayar' && budget && !byVoucher && (
        <PayOrder args={args} offer={offer} view={view} budget={budget} here={here} />
      )}
    </>
  );
};

export default PurchasePage;
