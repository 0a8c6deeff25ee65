import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { useAddressSearch } from '../../core/page/address-search.ts';
import { usePartFocus } from '../../core/page/use-part-focus.ts';
import { otherPurchase, type PurchaseArgs } from '../../core/paths.ts';
import { useRepeat } from '../../core/read-repeat.ts';
import type { PageProps } from '../../core/route.tsx';
import { useOutcome } from '../attempt/purchase-attempt.ts';
import { useKeptPurchaseView } from '../attempt/purchase-view.ts';
import { useKeepInMind } from '../public/order-in-mind.ts';
import { ChooseSchedule } from './choose-schedule.tsx';
import { OfferProblem } from './offer-problem.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { PurchaseSteps } from './purchase-steps.tsx';
import { ReviewOrder } from './review-order.tsx';
import { stepAddress, stepOf } from './step-address.ts';
import { type FoundOffer, isBuyable, priceOf, unpaidBy, useOffer } from './use-offer.ts';

const PurchasePage = ({ args }: PageProps<PurchaseArgs>) => {
  const offer = useOffer(args);
  const other = offer.kind === 'missing' ? otherPurchase(args) : null;
  const otherOffer = useOffer(other ?? args, other !== null);
  if (offer.kind === 'found') return <Purchase key={args.scheduleId} args={args} offer={offer} />;
  if (other && otherOffer.kind === 'found') return <Purchase key={other.scheduleId} args={other} offer={otherOffer} />;
  return (
    <>
      <PurchaseSteps current={1} />
      {offer.kind === 'loading' || (other && otherOffer.kind === 'loading') ? (
        <OrderSkeleton />
      ) : (
        <OfferProblem offer={offer} slug={args.slug} />
      )}
    </>
  );
};

const Purchase = ({ args, offer }: { args: PurchaseArgs; offer: FoundOffer }) => {
  const view = useKeptPurchaseView(args);
  const { budgetary, paying } = useSnapshot(view);
  const [, navigate] = useLocation();
  const { budgets } = offer.purchasable.schedule;
  const budget = budgets.find(({ id }) => id === (budgetary ?? args.budgetary)) ?? null;
  const outcome = useOutcome(view, budget);
  const begun =
    budget !== null && (unpaidBy(offer, budget) !== null || (outcome !== null && outcome.kind !== 'refused'));

  const search = useAddressSearch();
  const repeat = useRepeat();
  const wanted = stepOf(search);
  const limited = isBuyable(offer) ? (wanted === 'bayar' && !begun ? 'tinjau' : wanted) : 'jadwal';
  const step = paying ? wanted : limited;
  usePartFocus(step === 'jadwal' ? 'jadwal' : 'tinjau');
  const address = stepAddress(args, step, repeat);
  useKeepInMind(address);
  useEffect(() => {
    if (step !== wanted) navigate(address, { replace: true });
  }, [step, wanted, address, navigate]);

  return (
    <>
      <PurchaseSteps
        current={step === 'bayar' ? 2 : 1}
        free={budget !== null && (budget.source === 'prakerja' || priceOf(offer, budget) === 0)}
      />
      {step === 'jadwal' ? (
        <ChooseSchedule args={args} offer={offer} budget={budget} />
      ) : (
        <ReviewOrder args={args} offer={offer} view={view} budget={budget} />
      )}
    </>
  );
};

export default PurchasePage;
