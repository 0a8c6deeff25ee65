import { type FormEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import type { Budget } from '../../../domain/catalog/schedule.ts';
import { Button } from '../../components/button/button.tsx';
import { LinkButton } from '../../components/button/link-button.tsx';
import { ErrorSummary, type FieldError } from '../../components/form/error-summary.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import type { PurchaseArgs } from '../../paths.ts';
import { UnpaidNotice } from '../history/unpaid-notice.tsx';
import { Section } from '../section.tsx';
import { BudgetChoice, budgetFieldId } from './budget-choice.tsx';
import { Checkout } from './checkout.tsx';
import { OrderFacts } from './order-facts.tsx';
import type { PurchaseView } from './purchase-view.ts';
import { stepAddress } from './step-address.ts';
import { Terms, termsFieldId } from './terms.tsx';
import { TotalLine } from './total-line.tsx';
import { type FoundOffer, priceOf } from './use-offer.ts';

const problemsOf = (budget: Budget | null, accepted: boolean): FieldError[] => [
  ...(budget ? [] : [{ fieldId: budgetFieldId, message: 'Pilih sumber anggaran.' }]),
  ...(accepted ? [] : [{ fieldId: termsFieldId, message: 'Centang persetujuan syarat untuk melanjutkan.' }]),
];

export interface ReviewOrderProps {
  readonly args: PurchaseArgs;
  readonly offer: FoundOffer;
  readonly view: PurchaseView;
  readonly budget: Budget | null;
}

/** Step 2: what is bought, who pays it, and the terms. */
export const ReviewOrder = ({ args, offer, view, budget }: ReviewOrderProps) => {
  const [, navigate] = useLocation();
  const { accepted } = useSnapshot(view);
  const [attempt, setAttempt] = useState(0);
  const { schedule } = offer.purchasable;
  const byVoucher = budget?.source === 'prakerja';
  const price = budget && (byVoucher ? 0 : priceOf(offer, budget));
  const errors = attempt > 0 ? problemsOf(budget, accepted) : [];
  const errorOf = (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.message;

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (!budget || problemsOf(budget, accepted).length > 0) return setAttempt(attempt + 1);
    const order = { ...args, slug: schedule.scheme.slug, budgetSource: budget.source, budgetary: budget.id };
    navigate(stepAddress(order, 'tinjau'), { replace: true });
    navigate(stepAddress(order, 'bayar'));
  };

  return (
    <form onSubmit={goOn} noValidate>
      <PageHeading eyebrow={schedule.scheme.title} title="Tinjau pendaftaran Anda" />
      <Checkout
        sideLabel="Biaya"
        side={
          <>
            <h2>Ringkasan biaya</h2>
            <TotalLine price={price} />
            <Button type="submit" wide>
              {byVoucher ? 'Lanjut ke voucher' : price === 0 ? 'Lanjut ke pengajuan' : 'Lanjut ke pembayaran'}
            </Button>
            <LinkButton to={stepAddress(args, 'jadwal')} variant="quiet" wide>
              Ganti jadwal
            </LinkButton>
          </>
        }
      >
        <ErrorSummary errors={errors} attempt={attempt} />
        <UnpaidNotice offer={offer} />
        <Section title="Rincian asesmen">
          <OrderFacts schedule={schedule} />
        </Section>
        <Section title="Pembiayaan">
          <BudgetChoice
            schedule={schedule}
            budget={budget}
            error={errorOf(budgetFieldId)}
            onChoose={(id) => {
              view.budgetary = id;
            }}
          />
        </Section>
        <Section title="Syarat pendaftaran">
          <Terms
            schedule={schedule}
            accepted={accepted}
            error={errorOf(termsFieldId)}
            onAccepted={(now) => {
              view.accepted = now;
            }}
          />
        </Section>
      </Checkout>
    </form>
  );
};
